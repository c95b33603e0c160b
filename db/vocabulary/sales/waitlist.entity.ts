import { contactFields } from '../contactFields.ts';
import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { waitlistLifecycle, waitlistStatusesUnused } from './waitlistLifecycle.ts';

export const waitlistEntity = entity({
  name: 'waitlist',
  group: 'sales',
  label: 'Лист ожидания',
  counted: ['запись', 'записи', 'записей'],
  accusative: 'запись',
  fields: {
    id: '№',
    status: 'Статус',
    prod_id: 'Курс',
    prod: 'Курс',
    center: 'Учебный центр',
    participation: 'Вариант участия',
    participation_label: 'Вариант участия',
    quantity: 'Сколько мест',
    accept_partial: 'Согласен на меньше мест',
    individual_id: 'Кабинет покупателя',
    ...contactFields,
    city: 'Город',
    comment: 'Комментарий',
    place: 'Место в очереди',
    priority: 'Приоритет',
    priority_reason: 'Почему очередь изменена',
    price_seen: 'Цена, когда записался',
    offers: 'Предложений',
    order_id: 'Заказ',
    order_number: 'Заказ',
    expires_at: 'Предложение до',
    from_entry_id: 'Ждёт и на другой дате',
    created_at: 'Записался',
    updated_at: 'Изменена',
  },
  codes: { status: labelsOf(waitlistLifecycle.statuses) },
  lifecycle: waitlistLifecycle,
  notOfStaff: ['confirm', 'requeue', 'close'],
  unreached: waitlistStatusesUnused,
});
