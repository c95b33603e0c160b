import { contactFields } from '../contactFields.ts';
import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { lessonLifecycle } from './lessons/lessonLifecycle.ts';

export const lessonRequestsEntity = entity({
  name: 'lesson_requests',
  group: 'sales',
  label: 'Индивидуальные занятия',
  counted: ['запрос', 'запроса', 'запросов'],
  accusative: 'запрос',
  fields: {
    id: '№',
    status: 'Статус',
    prod_id: 'Курс',
    prod: 'Курс',
    center: 'Учебный центр',
    lecturer_id: 'Лектор',
    lecturer: 'Лектор',
    starts_at: 'Начало',
    ends_at: 'Конец',
    time: 'Время',
    price: 'Цена',
    expires_at: 'Ответить до',
    individual_id: 'Кабинет покупателя',
    ...contactFields,
    comment: 'Комментарий',
    reject_reason: 'Причина отказа',
    order_id: 'Заказ',
    order_number: 'Заказ',
    created_at: 'Создан',
    updated_at: 'Изменён',
  },
  codes: { status: labelsOf(lessonLifecycle.statuses) },
  lifecycle: lessonLifecycle,
  notOfStaff: ['accept', 'decline', 'withdraw', 'expire', 'release'],
});
