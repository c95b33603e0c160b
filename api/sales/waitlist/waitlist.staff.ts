import type { StaffWaitlistBody } from '@odonta/api/contract';
import { Center, Order, Prod, WaitlistEntry } from '@odonta/db/models';
import { maskText, personMasks } from '@odonta/db/vocabulary/masks.ts';
import { formatPhone, normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import { waitlistLifecycle, waitlistStatuses } from '@odonta/db/vocabulary/sales/waitlistLifecycle.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { staffTransition } from '../../identity/sessions/staffTransition.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { keepConsentByPhone } from '../../platform/consents/consentByPhone.ts';
import { conflict, forbidden } from '../../platform/http/errors.ts';
import { type ActionContext, defineResource } from '../../platform/kit/resource.ts';
import { closeWaitlists } from './closeWaitlists.ts';
import { join, refuseTwice } from './joining.ts';
import { lockGivenBack, lockOffered } from './locking.ts';
import { offerSeats } from './offerSeats.ts';
import { waitlistDemand } from './waitlist.demand.ts';
import { ofCenters, waitlistFilters } from './waitlist.filters.ts';
import { waitlistEndpoints } from './waitlist.open.ts';
import { presentWaitlist } from './waitlist.presenter.ts';
import { reordering, type WaitlistEdit, waitlistByStaff, waitlistEdit } from './waitlist.staff.schema.ts';
import { offerOutOfTurn, takeOut } from './waitlist.transitions.ts';

export const waitlistForStaff = defineResource({
  name: 'waitlist',
  audience: staffAudience,
  model: WaitlistEntry,
  rows: (staff, scope) => (scope === 'own' ? { prod_id: ofCenters(staff.managed_center_ids) } : {}),
  include: [
    {
      model: Prod,
      as: 'prod',
      paranoid: false,
      attributes: ['id', 'name', 'slug', 'date_start'],
      include: [{ model: Center, as: 'center', paranoid: false, attributes: ['id', 'name'] }],
    },
    { model: Order, as: 'order', attributes: ['id', 'number', 'expires_at'] },
  ],
  present: presentWaitlist,
  personal: {
    ...personMasks,
    comment: maskText,
  },
  searched: {
    title: ['last_name', 'first_name'],
    detail: ['email', 'phone'],
    words: ['last_name', 'first_name', 'email', 'phone'],
    phones: ['phone'],
    emails: ['email'],
  },
  list: {
    allow: 'waitlist.list',
    filters: waitlistFilters,
    sort: ['id', 'created_at', 'prod_id', 'quantity', 'offers', 'price_seen', 'priority', 'status'],
    facets: ['status'],
  },
  read: { allow: 'waitlist.show' },
  create: { allow: 'waitlist.create', body: waitlistByStaff, run: joinForClient },
  update: { allow: 'waitlist.edit', body: waitlistEdit, run: changeEntry },
  export: {
    allow: 'waitlist.export',
    columns: [
      'id',
      { field: 'created_at', title: 'Записан', value: ({ created_at }) => formatMoment(created_at) },
      { field: 'status', value: ({ status }) => waitlistStatuses[status].label },
      { field: 'prod', value: ({ prod }) => prod.name },
      { field: 'center', title: 'Центр' },
      'place',
      'participation_label',
      { field: 'quantity', title: 'Мест' },
      { field: 'price_seen', title: 'Цена, ₽' },
      'last_name',
      'first_name',
      { field: 'phone', value: ({ phone }) => formatPhone(phone) },
      'email',
      'city',
      'comment',
      'offers',
    ],
  },
  lifecycle: waitlistLifecycle,
  transitions: {
    offer: {
      allow: 'waitlist.offer',
      lockFirst: lockOffered,
      run: ({ row, reason, actor, origin, transaction }) =>
        offerOutOfTurn(row, { by: staffAudience.auditActor(actor), origin, reason }, transaction),
    },
    reorder: staffTransition(WaitlistEntry, reordering, {
      allow: 'waitlist.reorder',
      run: ({ row, body: { priority }, reason }) => {
        row.set({ priority, priority_reason: priority === 0 ? null : reason });
      },
    }),
    cancel: {
      allow: 'waitlist.cancel',
      lockFirst: lockGivenBack,
      effects: ({ row, from, actor, origin, transaction }) =>
        takeOut(row, from === 'PREPARE', { by: staffAudience.auditActor(actor), origin }, transaction),
    },
    confirm: 'notOfStaff',
    requeue: 'notOfStaff',
    close: 'notOfStaff',
  },
  refersTo: [
    {
      of: 'individuals',
      column: 'individual_id',
      counted: ['место в очереди', 'места в очереди', 'мест в очереди'],
    },
  ],
  endpoints: () => [waitlistDemand, ...waitlistEndpoints],
  schedule: [
    {
      name: 'offer_seats',
      pauseMs: 5000,
      because: 'a freed seat goes to the line before anybody else takes it',
      work: offerSeats,
    },
    { name: 'close_waitlists', every: 'minute', work: closeWaitlists },
  ],
});

/** For a client on the phone. */
async function joinForClient({
  body,
  actor,
  origin,
  transaction,
}: ActionContext<SignedInUser, StaffWaitlistBody>) {
  const {
    prod_id,
    participation,
    quantity,
    accept_partial,
    comment,
    consent_by_phone: _given,
    ...contact
  } = body;
  await refuseForeign(actor, prod_id, transaction);
  const { email } = contact;
  const giver = { purpose: 'ORDER', email, phone: normalPhone(contact.phone) } as const;
  const consent = await keepConsentByPhone(giver, origin, transaction);
  const asked = { prod_id, participation, quantity, accept_partial, comment, contact };
  return join(asked, { individual_id: null, consent_id: consent.id }, transaction);
}

async function changeEntry({
  row,
  body: { phone, ...body },
  transaction,
}: {
  row: WaitlistEntry;
  body: Partial<WaitlistEdit>;
  transaction: Transaction;
}): Promise<void> {
  const isOther = body.quantity !== undefined && body.quantity !== row.quantity;
  if (isOther && row.status !== 'CREATED')
    throw conflict('Число мест меняют, пока запись в очереди: места уже предложены или запись закрыта');
  row.set({ ...body, ...(phone !== undefined && { phone: normalPhone(phone) }) });
  await row.save({ transaction }).catch(refuseTwice);
}

/** A manager of some centres edits the lists of no other. */
async function refuseForeign(staff: SignedInUser, prodId: number, transaction: Transaction): Promise<void> {
  if (staff.grants.scope('waitlist.create') !== 'own') return;
  const prod = await Prod.findByPk(prodId, { transaction });
  if (prod && !staff.managed_center_ids.includes(prod.center_id)) throw forbidden();
}
