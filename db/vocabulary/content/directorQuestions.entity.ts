import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { directorQuestionLifecycle } from './requests/directorQuestion.ts';

export const directorQuestionsEntity = entity({
  name: 'director_questions',
  group: 'requests',
  label: 'Вопросы директору',
  counted: ['вопрос', 'вопроса', 'вопросов'],
  accusative: 'вопрос',
  fields: {
    status_num: 'Номер статуса',
    id: '№',
    fio: 'ФИО',
    tel: 'Телефон',
    email: 'Почта',
    specialization: 'Специализация',
    comment: 'Вопрос',
    client_target: 'Рекламные метки',
    client_target_first: 'Метки первого визита',
    status: 'Статус',
    answer: 'Ответ',
    answered_by: 'Кто ответил',
    answered_at: 'Когда ответили',
    created_at: 'Поступил',
    updated_at: 'Изменён',
  },
  codes: { status: labelsOf(directorQuestionLifecycle.statuses) },
  lifecycle: directorQuestionLifecycle,
  notOfStaff: ['cancel'],
});
