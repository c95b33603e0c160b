import { entity } from '../entity.ts';

export const searchReportEntity = entity({
  name: 'search_report',
  group: 'search',
  label: 'Что ищут и не находят',
  counted: ['запрос', 'запроса', 'запросов'],
  accusative: 'запрос',
  fields: {
    id: '№',
    query: 'Запрос',
    asked_week: 'За 7 дней',
    asked_month: 'За 30 дней',
    asked_year: 'За год',
    asked_in_vain: 'Не нашли',
    found: 'Нашлось',
    corrected: 'Показано вместо',
    clicks: 'Открыли курс',
    click_position: 'Среднее место',
    last_asked: 'Последний раз',
  },
});
