import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { prodQuestionLifecycle } from './prodQuestionLifecycle.ts';

export const prodQuestionsEntity = entity({
  name: 'prod_questions',
  group: 'catalog',
  label: 'Вопросы о курсах',
  counted: ['вопрос', 'вопроса', 'вопросов'],
  accusative: 'вопрос',
  fields: {
    id: '№',
    prod_id: 'Курс',
    prod_name: 'Курс',
    center_id: 'Учебный центр',
    question: 'Вопрос',
    answer: 'Ответ',
    status: 'Статус',
    published_at: 'Опубликован',
    created_at: 'Создан',
    updated_at: 'Изменён',
  },
  codes: { status: labelsOf(prodQuestionLifecycle.statuses) },
  lifecycle: prodQuestionLifecycle,
});
