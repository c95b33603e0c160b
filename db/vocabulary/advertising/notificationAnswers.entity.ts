import { entity } from '../entity.ts';
import { answeringCabinets, notificationAnswers } from './notifications.ts';

export const notificationAnswersEntity = entity({
  name: 'notification_answers',
  rights: 'notifications',
  group: 'advertising',
  label: 'Ответы на уведомления',
  counted: ['ответ', 'ответа', 'ответов'],
  accusative: 'ответ',
  fields: {
    id: '№',
    notification_id: 'Уведомление',
    edition: 'Редакция',
    text: 'Текст уведомления',
    cabinet: 'Кабинет',
    person_id: 'Номер в кабинете',
    name: 'Кто',
    organisation: 'Организация',
    answer: 'Ответ',
    shown_at: 'Впервые показано',
    answered_at: 'Когда ответил',
  },
  codes: { answer: notificationAnswers, cabinet: answeringCabinets },
  notOffered: {
    create: 'People answer for themselves: an answer by hand would say that somebody agreed who did not.',
    edit: 'The register is evidence.',
    delete: 'The register is evidence.',
  },
});
