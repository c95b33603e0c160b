import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { webhookDisabledBecause, webhookLifecycle, webhookOwners } from './webhooks/webhooks.ts';

export const webhooksEntity = entity({
  name: 'webhooks',
  group: 'tools',
  label: 'Вебхуки',
  counted: ['вебхук', 'вебхука', 'вебхуков'],
  accusative: 'вебхук',
  fields: {
    id: '№',
    url: 'Адрес',
    owner_kind: 'Чей',
    owner_id: '№ владельца',
    owner_name: 'Владелец',
    events: 'События',
    status: 'Статус',
    disabled_because: 'Почему выключен',
    failing_since: 'Ошибки с',
    delivered_at: 'Последняя доставка',
    created_at: 'Создан',
    updated_at: 'Изменён',
  },
  codes: {
    status: labelsOf(webhookLifecycle.statuses),
    owner_kind: labelsOf(webhookOwners),
    disabled_because: webhookDisabledBecause,
  },
  lifecycle: webhookLifecycle,
  notOfStaff: ['pause', 'resume', 'disable'],
  oneByOne: {
    test: 'Вебхуки проверяют по одному: у каждого свой ответ',
    replay: 'Доставки повторяют по одной: у каждой свой получатель',
    rotate_secret: 'Секреты меняют по одному: каждый показывают один раз',
  },
  notOffered: {
    create: 'Вебхук создаёт его владелец в своём кабинете: секрет видит только он',
    edit: 'Адрес и события меняет владелец в своём кабинете',
  },
});
