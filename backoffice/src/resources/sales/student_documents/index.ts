import StudentIcon from '@mui/icons-material/SchoolOutlined';
import type { StaffStudentDocument } from '@odonta/api/contract';
import { studentDocumentStatuses } from '@odonta/db/vocabulary/sales/studentDocument.ts';
import { labelsOf, resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../sales.ts'));

export const studentDocuments = resource<StaffStudentDocument>({
  name: 'student_documents',
  label: 'Документы студентов',
  group: 'sales',
  area: 'student_documents',
  icon: StudentIcon,
  counted: ['документ', 'документа', 'документов'],
  empty: {
    title: 'Документов студентов пока нет',
    text: 'Они появятся, когда кто-нибудь запишется на курс по цене для студентов и ординаторов.',
  },
  never: ['create', 'edit', 'export'],
  titleOf: ({ order_number }) => `Документ студента, заказ ${order_number}`,
  fields: {
    id: '№',
    order_id: 'Заказ',
    order_number: 'Заказ',
    prod_name: 'Курс',
    participant_id: 'Участник',
    last_name: 'Фамилия',
    first_name: 'Имя',
    middle_name: 'Отчество',
    tier_label: 'По какой цене',
    mime: 'Вид файла',
    size: 'Размер файла',
    due_at: 'Ждём до',
    sent_at: 'Прислан',
    reject_reason: 'Почему отклонён',
    decided_by: 'Кто решил',
    decider_name: 'Кто решил',
    decided_at: 'Решение принято',
    status: 'Статус',
    created_at: 'Запрошен',
    updated_at: 'Изменён',
  },
  codes: { status: labelsOf(studentDocumentStatuses) },
  screens: { list: screen('StudentDocumentList'), show: screen('StudentDocumentCard') },
});
