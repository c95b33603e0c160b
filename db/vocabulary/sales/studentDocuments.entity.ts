import { personFields } from '../contactFields.ts';
import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { studentDocumentLifecycle, studentDocumentStatuses } from './studentDocument.ts';

export const studentDocumentsEntity = entity({
  name: 'student_documents',
  group: 'sales',
  label: 'Документы студентов',
  counted: ['документ', 'документа', 'документов'],
  accusative: 'документ',
  fields: {
    id: '№',
    order_id: 'Заказ',
    order_number: 'Заказ',
    prod_name: 'Курс',
    participant_id: 'Участник',
    ...personFields,
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
  lifecycle: studentDocumentLifecycle,
  notOfStaff: ['send', 'lapse', 'close'],
});
