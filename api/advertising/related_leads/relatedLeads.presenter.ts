import type { MerchantLead, StaffRelatedLead } from '@odonta/api/contract';
import { City, Merchant, Prod, type RelatedLead, RelatedPromotion } from '@odonta/db/models';
import { leadLifecycle } from '@odonta/db/vocabulary/advertising/leads/leadLifecycle.ts';
import { maskEmail, maskPhone } from '@odonta/db/vocabulary/masks.ts';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import type { RequestStatus } from '@odonta/db/vocabulary/statuses.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';

/** The names that a presented lead needs. */
export const withNames = [
  {
    model: RelatedPromotion,
    as: 'promotion',
    paranoid: false,
    include: [{ model: Merchant, as: 'merchant', paranoid: false }],
  },
  { model: Prod, as: 'prod', paranoid: false, attributes: ['id', 'name'] },
  { model: City, as: 'city', paranoid: false, attributes: ['id', 'name'] },
];

/** Phone and e-mail are revealed one by one, each time noted. */
export const presentMasked = (rows: RelatedLead[]): Omit<StaffRelatedLead, 'available_transitions'>[] =>
  rows.map((row) => ({
    ...stateOf(row),
    ...contactsOf(row),
    phone: row.phone && maskPhone(row.phone),
    email: row.email && maskEmail(row.email),
    ...{ promotion_id: row.promotion_id, promotion: row.promotion.name },
    ...{ merchant_id: row.promotion.merchant_id, merchant: row.promotion.merchant.name },
    ...{ order_id: row.order_id, prod_id: row.prod_id, prod: row.prod?.name ?? null },
    ...{ city_id: row.city_id, city: row.city?.name ?? null },
    ...stampsOf(row),
  }));

export const presentOwnLead = (row: RelatedLead): MerchantLead => ({
  ...stateOf(row),
  ...(isKept(row) ? contactsOf(row) : nothingOf),
  promotion: { id: row.promotion_id, name: row.promotion.name },
  course: row.prod?.name ?? null,
  city: isKept(row) ? (row.city?.name ?? null) : null,
  status_label: labelOf(row.status),
  may: { dispute: mayDispute(row), mark: row.revoked_at === null && marked.includes(row.status) },
});

/** An organisation keeps the persons whom it pays for, and is at work. */
const isKept = ({ status, promotion: { merchant } }: RelatedLead): boolean =>
  status !== 'REJECTED' && status !== 'CANCELED' && merchant.status === 'CONFIRMED';
const nothingOf = { last_name: null, first_name: null, phone: null, email: null };

export const contactsOf = ({ last_name, first_name, phone, email }: RelatedLead) => ({
  ...{ last_name, first_name, phone, email },
});

const labelOf = (status: RequestStatus) => leadLifecycle.statuses[status].label;
const marked: readonly string[] = leadLifecycle.transitions.mark.from;

const mayDispute = ({ status, disputed_at, revoked_at, is_duplicate, due_at }: RelatedLead): boolean =>
  status === 'CREATED' && !disputed_at && !revoked_at && !is_duplicate && due_at > new Date();

const stateOf = (row: RelatedLead) => ({
  ...{ id: row.id, price: exactRoublesOf(row.price), is_duplicate: row.is_duplicate, status: row.status },
  ...{ result: row.result, dispute_code: row.dispute_code, dispute_text: row.dispute_text },
  disputed_at: secondsOf(row.disputed_at),
  due_at: secondsOf(row.due_at),
  charged_at: secondsOf(row.charged_at),
  revoked_at: secondsOf(row.revoked_at),
  created_at: secondsOf(row.created_at),
});
