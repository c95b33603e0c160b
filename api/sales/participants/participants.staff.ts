import type { StaffParticipant } from '@odonta/api/contract';
import { Order, OrderParticipant, Prod } from '@odonta/db/models';
import { maskEmail, maskPhone, personMasks } from '@odonta/db/vocabulary/masks.ts';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { participantStates } from '@odonta/db/vocabulary/orders/order.ts';
import { orderLifecycle } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import { normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { type Transaction, UniqueConstraintError } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { conflict } from '../../platform/http/errors.ts';
import { defineResource, type ReadContext } from '../../platform/kit/resource.ts';
import { byCode, byId, isTrue } from '../../platform/lists/filters.ts';
import { openCertificateEndpoints } from '../certificates/certificates.open.ts';
import { staffCertificateEndpoints } from '../certificates/certificates.staff.ts';
import { participantActions } from './participants.actions.ts';
import {
  arrivalsOf,
  cameFilter,
  certificatesOf,
  contactOrTicket,
  hasCertificate,
  ordersOfCenters,
} from './participants.rows.ts';
import { type ParticipantEdit, participantEdit } from './participants.schema.ts';

export const participantsForStaff = defineResource({
  name: 'participants',
  audience: staffAudience,
  model: OrderParticipant,
  rows: (staff, scope) => (scope === 'own' ? { order_id: ordersOfCenters(staff.managed_center_ids) } : {}),
  include: [
    { model: Order, as: 'order', paranoid: false, attributes: ['id', 'number', 'status'] },
    { model: Prod, as: 'prod', paranoid: false, attributes: ['id', 'name'] },
  ],
  present: presentParticipants,
  personal: personMasks,
  list: {
    allow: 'participants.list',
    filters: {
      id: byId(),
      q: contactOrTicket,
      order_id: byId('order_id'),
      prod_id: byId('prod_id'),
      state: byCode('state', participantStates),
      is_live: isTrue('is_live'),
      has_come: cameFilter,
      has_certificate: hasCertificate,
    },
    sort: ['id', 'last_name', 'number', 'order_id', 'prod_id'],
    facets: ['state'],
  },
  read: { allow: 'participants.show' },
  update: { allow: 'participants.edit', body: participantEdit, run: nameParticipant },
  export: {
    allow: 'participants.export',
    columns: [
      'id',
      'prod_name',
      'order_number',
      { field: 'order_status', value: ({ order_status }) => orderLifecycle.statuses[order_status].label },
      'last_name',
      'first_name',
      'middle_name',
      { field: 'state', value: ({ state }) => participantStates[state] },
      { field: 'checked_in_at', value: ({ checked_in_at }) => checked_in_at && formatMoment(checked_in_at) },
      { field: 'certificate', value: ({ certificate }) => certificate?.number ?? null },
    ],
  },
  endpoints: () => [...participantActions, ...staffCertificateEndpoints, ...openCertificateEndpoints],
});

async function presentParticipants(
  rows: OrderParticipant[],
  { transaction }: ReadContext<SignedInUser>,
): Promise<StaffParticipant[]> {
  const ids = rows.map(({ id }) => id);
  const arrivals = await arrivalsOf(ids, transaction);
  const certificates = await certificatesOf(ids, transaction);
  return rows.map((row) => ({
    id: row.id,
    order_id: row.order_id,
    order_number: row.order.number,
    order_status: row.order.status,
    prod_id: row.prod_id,
    prod_name: row.prod.name,
    number: row.number,
    last_name: row.last_name,
    first_name: row.first_name,
    middle_name: row.middle_name,
    // How to reach a participant is revealed one at a time, and written down.
    phone: row.phone && maskPhone(row.phone),
    email: row.email && maskEmail(row.email),
    is_student: row.is_student,
    unit_price: roublesOf(row.unit_price),
    tier_label: row.tier_label,
    state: row.state,
    is_live: row.is_live,
    short_code: row.is_live ? row.short_code : null,
    checked_in_at: arrivals.get(row.id) ?? null,
    certificate: certificates.get(row.id) ?? null,
  }));
}

async function nameParticipant({
  row,
  body: { phone, ...body },
  transaction,
}: {
  row: OrderParticipant;
  body: Partial<ParticipantEdit>;
  transaction: Transaction;
}): Promise<void> {
  if (!row.is_live) throw conflict('Этот участник уже не записан на курс');
  row.set({
    ...body,
    ...(phone !== undefined && { phone: phone && normalPhone(phone) }),
    named_at: row.named_at ?? new Date(),
    sequence: row.sequence + 1,
  });
  await row.save({ transaction }).catch((error: unknown) => {
    if (error instanceof UniqueConstraintError) throw conflict('Этот человек уже записан на курс');
    throw error;
  });
}
