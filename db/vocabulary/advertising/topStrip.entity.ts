import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { topStripLifecycle } from './topStripLifecycle.ts';

export const topStripEntity = entity({
  name: 'top_strip',
  table: 'top_strips',
  group: 'advertising',
  label: 'Верхняя плашка',
  counted: ['плашка', 'плашки', 'плашек'],
  accusative: 'верхнюю плашку',
  fields: {
    id: '№',
    header: 'Заголовок',
    text: 'Текст',
    link: 'Ссылка',
    city_id: 'Город',
    category_id: 'Категория',
    date_start: 'Начало показа',
    date_end: 'Конец показа',
    status: 'Статус',
    created_at: 'Создана',
    updated_at: 'Изменена',
  },
  codes: { status: labelsOf(topStripLifecycle.statuses) },
  lifecycle: topStripLifecycle,
});
