import { fullNameOf } from '../../../vocabulary/personName.ts';
import { companies } from '../cast/buyers.ts';
import { guestOf } from './buyers.ts';
import type { Group } from './fillGroupOrders.ts';
import { tokenOf } from './keys.ts';

const hour = 3_600_000;

/** A group order; in every stage after the offer it is accepted. */
export function groupRow({ cast, course, id, order, created }: Group) {
  const company = companies[cast.company];
  const [last_name = 'Кадрова', first_name = 'Ольга', middle_name = null] =
    company?.members[0]?.name.split(' ') ?? [];
  const contact = order?.buyer.contact ?? {
    ...guestOf(cast.company + 3),
    last_name,
    first_name,
    middle_name,
  };
  const isAgreed = cast.stage !== 'DRAFT' && cast.stage !== 'QUOTED';
  return {
    id,
    number: `ГЗ-${String(created.getUTCFullYear()).slice(2)}-${String(id).padStart(6, '0')}`,
    token: tokenOf(`group order ${id}`),
    prod_id: course.id,
    center_id: course.center_id,
    legal_user_id: cast.isGuest ? null : cast.company + 1,
    inn: company?.inn,
    kpp: company?.kpp ?? null,
    company_name: company?.name,
    address: company?.address ?? 'Москва',
    signatory: {
      fio: fullNameOf(contact),
      post: 'Директор',
      basis: 'Устав',
      email: contact.email,
      phone: null,
    },
    last_name: contact.last_name,
    first_name: contact.first_name,
    middle_name: contact.middle_name,
    phone: contact.phone,
    email: contact.email,
    participation: 'main',
    nb_seats: cast.seats,
    participants: [],
    need_quote: cast.needs !== 'invoice',
    comment: cast.comment ?? null,
    status: cast.status ?? (order ? 'CONFIRMED' : 'CREATED'),
    stage: cast.stage,
    ended_because: cast.end ?? null,
    reason: cast.reason ?? null,
    agreed_at: isAgreed ? new Date(created.getTime() + 6 * hour) : null,
    order_id: order?.id ?? null,
    version: 0,
    created_at: created,
    updated_at: created,
  };
}
