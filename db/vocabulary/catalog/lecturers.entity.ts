import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { lecturerLifecycle } from './lecturerLifecycle.ts';

export const lecturersEntity = entity({
  name: 'lecturers',
  group: 'catalog',
  label: 'Лекторы',
  counted: ['лектор', 'лектора', 'лекторов'],
  accusative: 'лектора',
  fields: {
    id: '№',
    sef: 'Адрес страницы',
    name: 'ФИО',
    text: 'О лекторе',
    city_id: 'Город',
    file_preview: 'Фотография',
    gallery: 'Работы и документы',
    status: 'Статус',
    proposed: 'Кто предложил',
    created_at: 'Создан',
    updated_at: 'Изменён',
  },
  codes: { status: labelsOf(lecturerLifecycle.statuses) },
  lifecycle: lecturerLifecycle,
});
