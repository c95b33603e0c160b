import { Mailing } from '@odonta/db/models';
import { type Sending, sendings } from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import {
  isOpenIn,
  type MailingTransition,
  mailingLifecycle,
} from '@odonta/db/vocabulary/advertising/mailings/mailingLifecycle.ts';
import { publicationStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { Op } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { staffTransition } from '../../identity/sessions/staffTransition.ts';
import { conflict } from '../../platform/http/errors.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anywhere, byCode, byId, isTrue } from '../../platform/lists/filters.ts';
import { approve, sendTest } from './approving.ts';
import { deleteAddresses } from './deleteAddresses.ts';
import { readersEndpoints } from './mailings.open.ts';
import { presentMailings } from './mailings.presenter.ts';
import { countAudience } from './mailings.reach.ts';
import { mailingBody } from './mailings.schema.ts';
import { isUnstarted } from './mailings.unstarted.ts';
import { lockOrders, rejectOrder, reschedule } from './orders/decisions.ts';
import { returnPassed, stopUnstarted } from './orders/returningPassed.ts';
import { settleOrders } from './orders/settling.ts';
import { pause, resume, scheduleBody, stop } from './steering.ts';
import { giveTurns } from './turns.ts';
import { changeMailing, newMailing } from './writing.ts';

const whenIn =
  (name: MailingTransition) =>
  ({ sending }: Mailing): boolean =>
    isOpenIn(name, sending);

export const mailingsForStaff = defineResource({
  name: 'mailings',
  audience: staffAudience,
  model: Mailing,
  rows: (staff, scope) => (scope === 'own' ? { center_id: { [Op.in]: [...staff.managed_center_ids] } } : {}),
  present: presentMailings,
  searched: { title: ['subject'], detail: ['ad_company'], words: ['subject', 'ad_company'] },
  copies: ({
    subject,
    preheader,
    from_name,
    reply_to,
    blocks,
    cities,
    specializations,
    interests,
    ...rest
  }) => ({
    ...{ subject, preheader, from_name, reply_to, blocks, cities, specializations, interests },
    ...{ center_id: rest.center_id, is_advertising: rest.is_advertising },
    ...{ ad_company: rest.ad_company, ad_inn: rest.ad_inn },
  }),
  refersTo: [
    {
      ...{ of: 'specializations', column: 'specializations', isList: true, isVersioned: true },
      counted: ['рассылка', 'рассылки', 'рассылок'],
    },
  ],
  list: {
    allow: 'mailings.list',
    filters: {
      id: byId(),
      q: anywhere('subject', 'ad_company'),
      status: byCode('status', mailingLifecycle.statuses),
      sending: byCode('sending', sendings),
      center_id: byId('center_id'),
      is_advertising: isTrue('is_advertising'),
      by_center: isTrue('by_center'),
      is_unstarted: isUnstarted,
    },
    sort: ['id', 'date_send', 'status', 'sending', 'created_at'],
    facets: ['status'],
  },
  read: { allow: 'mailings.show' },
  create: {
    allow: 'mailings.create',
    body: mailingBody,
    run: ({ body, actor, transaction }) => newMailing(body, actor, transaction),
  },
  update: { allow: 'mailings.edit', body: mailingBody, run: changeMailing },
  remove: {
    allow: 'mailings.delete',
    run: async ({ row }) => {
      if (row.by_center) throw conflict('Рассылку заказал центр: её можно только отклонить или остановить');
      if (row.sending !== 'NONE') throw conflict('Рассылку, которую назначали или отправляли, не удаляют');
    },
  },
  export: {
    allow: 'mailings.export',
    columns: [
      'id',
      'subject',
      { field: 'ad_company', value: ({ ad_company }) => ad_company },
      { field: 'ad_reg_number', title: 'Токен', value: ({ ad_reg_number }) => ad_reg_number },
      { field: 'date_send', value: ({ date_send }) => date_send && formatMoment(date_send) },
      { field: 'reach_actual', value: ({ reach_actual }) => reach_actual },
      { field: 'sending', value: ({ sending }: { sending: Sending }) => sendings[sending] },
      { field: 'status', value: ({ status }) => publicationStatuses[status].label },
    ],
  },
  lifecycle: mailingLifecycle,
  transitions: {
    test_send: {
      allow: 'mailings.test_send',
      when: whenIn('test_send'),
      run: ({ row, actor, transaction }) => sendTest(row, actor.email, transaction),
    },
    approve: { allow: 'mailings.approve', run: ({ row, transaction }) => approve(row, transaction) },
    reject: {
      allow: 'mailings.reject',
      lockFirst: lockOrders,
      run: ({ row, reason, actor, transaction }) =>
        rejectOrder(row, reason ?? '', staffAudience.auditActor(actor), transaction),
    },
    schedule: staffTransition(Mailing, scheduleBody, {
      allow: 'mailings.schedule',
      when: whenIn('schedule'),
      run: ({ row, body, transaction }) => reschedule(row, body, transaction),
    }),
    pause: { allow: 'mailings.pause', when: whenIn('pause'), run: ({ row }) => pause(row) },
    resume: { allow: 'mailings.pause', when: whenIn('resume'), run: ({ row }) => resume(row) },
    stop: {
      allow: 'mailings.stop',
      when: whenIn('stop'),
      run: ({ row, transaction }) => stop(row, transaction),
    },
    ...{ revise: 'notOfStaff', begin: 'notOfStaff', hold: 'notOfStaff', finish: 'notOfStaff' },
    ...{ submit: 'notOfStaff', cancel: 'notOfStaff', settle: 'notOfStaff' },
  },
  endpoints: () => [countAudience, ...readersEndpoints],
  schedule: [
    { name: 'give_mailings_turns', every: 'minute', work: giveTurns },
    { name: 'return_passed_mailings', every: 'minute', work: returnPassed },
    { name: 'stop_unstarted_mailings', every: 'hour', work: stopUnstarted },
    { name: 'settle_mailing_orders', every: 'minute', work: settleOrders },
    { name: 'delete_mailing_addresses', every: 'hour', work: deleteAddresses },
  ],
});
