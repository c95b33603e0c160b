import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { requestStatuses } from '../statuses.ts';
import { negativeLecturerLifecycle } from './negativeLecturer.ts';

export const negativeLecturersEntity = entity({
  name: 'negative_lecturers',
  group: 'catalog',
  label: 'Негативные лекторы',
  counted: ['запись о лекторе', 'записи о лекторах', 'записей о лекторах'],
  accusative: 'запись о лекторе',
  fields: {
    id: '№',
    lecturer_id: 'Лектор в каталоге',
    fio: 'ФИО лектора',
    about: 'Что произошло',
    evidence: 'Документы',
    author_center_id: 'Учебный центр',
    center_name: 'Кто сообщил',
    created_by: 'Кто записал',
    author_name: 'Кто записал',
    appeal: 'Возражение лектора',
    appealed_at: 'Когда возразил',
    appeal_answer: 'Ответ на возражение',
    close_reason: 'Почему закрыта',
    decided_by: 'Кто решил',
    decider_name: 'Кто решил',
    decided_at: 'Решение принято',
    expires_at: 'Действует до',
    status: 'Статус',
    created_at: 'Создана',
    updated_at: 'Изменена',
  },
  codes: { status: labelsOf(requestStatuses) },
  lifecycle: negativeLecturerLifecycle,
  permittedBy: { appeal: 'edit' },
  notOfStaff: ['withdraw', 'expire'],
});
