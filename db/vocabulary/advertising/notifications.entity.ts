import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { notificationLifecycle } from './notificationLifecycle.ts';
import { notificationAudiences } from './notifications.ts';

export const notificationsEntity = entity({
  name: 'notifications',
  group: 'advertising',
  label: 'Уведомления в кабинетах',
  counted: ['уведомление', 'уведомления', 'уведомлений'],
  accusative: 'уведомление',
  fields: {
    id: '№',
    text: 'Текст',
    date_end: 'Показывать до',
    audience: 'Кому',
    only_center: 'Только учебным центрам',
    url: 'Ссылка',
    url_text: 'Текст ссылки',
    is_once: 'Показать один раз',
    is_accept: 'Не закрывать без ответа',
    text_button_accept: 'Кнопка согласия',
    text_button_cancel: 'Кнопка вопроса',
    time: 'Через сколько секунд показать',
    approve: 'Одобрено',
    edition: 'Редакция',
    accepted_count: 'Приняли',
    canceled_count: 'Обратились к менеджеру',
    status: 'Статус',
    created_at: 'Создано',
    updated_at: 'Изменено',
  },
  codes: { audience: notificationAudiences, status: labelsOf(notificationLifecycle.statuses) },
  lifecycle: notificationLifecycle,
  // An edit takes the approval back.
  notOfStaff: ['revise'],
});
