import { Notification } from '@odonta/db/models';
import { notificationLifecycle } from '@odonta/db/vocabulary/advertising/notificationLifecycle.ts';
import { notificationAudiences } from '@odonta/db/vocabulary/advertising/notifications.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anywhere, byCode, byId, isTrue, since } from '../../platform/lists/filters.ts';
import { approve } from './approving.ts';
import { answerNotification, readWaitingNotifications } from './notifications.cabinet.ts';
import { presentNotifications } from './notifications.presenter.ts';
import { notificationBody } from './notifications.schema.ts';
import { announce, changeNotification, newNotification } from './writing.ts';

export const notificationsForStaff = defineResource({
  name: 'notifications',
  audience: staffAudience,
  model: Notification,
  rows: () => ({}),
  present: presentNotifications,
  searched: { title: ['text'], detail: ['url'], words: ['text'] },
  copies: ({ text, audience, url, url_text, is_once, is_accept, time, ...rest }) => ({
    ...{ text, audience, url, url_text, is_once, is_accept, time },
    text_button_accept: rest.text_button_accept,
    text_button_cancel: rest.text_button_cancel,
  }),
  list: {
    allow: 'notifications.list',
    filters: {
      id: byId(),
      q: anywhere('text'),
      status: byCode('status', notificationLifecycle.statuses),
      audience: byCode('audience', notificationAudiences),
      is_accept: isTrue('is_accept'),
      only_center: isTrue('only_center'),
      ends_after: since('date_end'),
    },
    sort: ['id', 'date_end', 'status', 'audience', 'created_at', 'updated_at'],
    facets: ['status'],
  },
  read: { allow: 'notifications.show' },
  create: {
    allow: 'notifications.create',
    body: notificationBody,
    run: async ({ body, transaction }) => {
      const row = await Notification.create(newNotification(body), { transaction });
      await announce(row, 'Новое уведомление для кабинетов ждёт одобрения', transaction);
      return row;
    },
  },
  update: { allow: 'notifications.edit', body: notificationBody, run: changeNotification },
  remove: { allow: 'notifications.delete' },
  export: {
    allow: 'notifications.export',
    columns: [
      'id',
      'text',
      { field: 'audience', value: ({ audience }) => notificationAudiences[audience] },
      { field: 'url', value: ({ url }) => url },
      { field: 'url_text', value: ({ url_text }) => url_text },
      { field: 'date_end', value: ({ date_end }) => formatMoment(date_end) },
      { field: 'time', value: ({ time }) => time },
      { field: 'is_once', value: ({ is_once }) => (is_once ? 'да' : 'нет') },
      { field: 'is_accept', value: ({ is_accept }) => (is_accept ? 'да' : 'нет') },
      'text_button_accept',
      'text_button_cancel',
      { field: 'edition', value: ({ edition }) => edition },
      { field: 'accepted_count', value: ({ accepted_count }) => accepted_count },
      { field: 'canceled_count', value: ({ canceled_count }) => canceled_count },
      { field: 'status', value: ({ status }) => notificationLifecycle.statuses[status].label },
    ],
  },
  lifecycle: notificationLifecycle,
  transitions: {
    approve: {
      allow: 'notifications.approve',
      run: ({ row, actor, transaction }) => approve(row, actor.id, transaction),
    },
    stop: { allow: 'notifications.stop' },
    revise: 'notOfStaff',
  },
  endpoints: () => [readWaitingNotifications, answerNotification],
});
