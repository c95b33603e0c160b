import type { Consent, Order, OrderParticipant } from '@odonta/db/models';
import { prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { kopecksOf } from '@odonta/db/vocabulary/money.ts';
import type { OrderCheckKind } from '@odonta/db/vocabulary/orders/order.ts';
import { isForStudents, type Tier } from '@odonta/db/vocabulary/orders/participation.ts';
import type { Quote } from '@odonta/db/vocabulary/orders/quote.ts';
import { normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import type { CreationAttributes } from 'sequelize';
import { newSecret } from '../platform/http/newSecret.ts';
import type { NewOrder, NewParticipant } from './book.ts';
import { contactColumns } from './contact.ts';
import { expiryOf } from './locking.ts';
import { datesOfOrder } from './timesOf.ts';

/** The columns of a new order; all others have their defaults. */
export const orderColumns = [
  'token',
  'prod_id',
  'center_id',
  'buyer_kind',
  'individual_id',
  'legal_user_id',
  'legal_member_id',
  'created_by',
  'manager_id',
  'last_name',
  'first_name',
  'middle_name',
  'phone',
  'email',
  'city',
  'participation',
  'count',
  'subtotal',
  'promo_sum',
  'bonus_sum',
  'total',
  'payment_method',
  'payment_kind',
  'expires_at',
  'requires_confirmation',
  'lesson_from',
  'lesson_to',
  'checks',
  'moved_from_id',
  'refund_policy',
  'repricing',
  'commission_percent',
  'snapshot',
  'tiers',
  'client_target',
  'consent_id',
  'comment_client',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof CreationAttributes<Order>)[];

/** How the price of a seat came about; it does not depend on the person. */
export const pricingColumns = [
  'is_student',
  'unit_price',
  'promo_share',
  'bonus_share',
  'price_id',
  'tier_label',
] as const satisfies readonly (keyof CreationAttributes<OrderParticipant>)[];

/** The columns of its participants, besides the order. */
export const participantColumns = [
  'prod_id',
  'number',
  'last_name',
  'first_name',
  'middle_name',
  'phone',
  'email',
  ...pricingColumns,
  'named_at',
  'is_double',
  'is_written_to',
] as const satisfies readonly (keyof CreationAttributes<OrderParticipant>)[];

/** The columns of their new consent. */
export const consentColumns = [
  'purpose',
  'text_version',
  'text_hash',
  'form',
  'email',
  'phone',
  'policy_version_id',
  'page_url',
  'ip',
  'user_agent',
] as const satisfies readonly (keyof CreationAttributes<Consent>)[];

type OrderRow = Required<Pick<CreationAttributes<Order>, (typeof orderColumns)[number]>>;
type ParticipantRow = Required<
  Pick<CreationAttributes<OrderParticipant>, (typeof participantColumns)[number]>
>;

export function orderRowOf({ prod, quote, contact, buyer, ...asked }: NewOrder): OrderRow {
  const now = new Date();
  return {
    token: newSecret(),
    prod_id: prod.id,
    center_id: prod.center_id,
    buyer_kind: buyer.kind,
    individual_id: buyer.individual_id ?? null,
    legal_user_id: buyer.legal_user_id ?? null,
    legal_member_id: buyer.legal_member_id ?? null,
    created_by: buyer.created_by ?? null,
    manager_id: buyer.manager_id ?? null,
    ...contactColumns(contact),
    participation: asked.participation,
    count: asked.participants.length,
    subtotal: kopecksOf(quote.subtotal),
    promo_sum: kopecksOf(quote.promo.sum),
    bonus_sum: kopecksOf(quote.bonus.sum),
    total: kopecksOf(quote.total),
    payment_method: asked.method,
    payment_kind: asked.method === 'FREE' ? 'FREE' : 'UNKNOWN',
    expires_at:
      asked.offered_until ??
      asked.moved?.held_until ??
      asked.owner_until ??
      expiryOf(prod, asked.method, buyer.kind),
    requires_confirmation: prod.requires_confirmation && !asked.lesson,
    lesson_from: asked.lesson?.from ?? null,
    lesson_to: asked.lesson?.to ?? null,
    checks: checksOf(asked, quote).map((kind) => ({ kind, is_done: false })),
    moved_from_id: asked.moved?.from_id ?? null,
    refund_policy: prod.refund_policy,
    repricing: prod.reprice_on_reduction,
    commission_percent: prod.center.sale,
    snapshot: {
      name: prod.name,
      canonical: prodPath(prod),
      center: prod.center.name,
      city: prod.city?.name ?? null,
      ...datesOfOrder({ lesson_from: asked.lesson?.from ?? null, lesson_to: asked.lesson?.to ?? null }, prod),
      price: prod.price,
    },
    tiers: asked.tiers.map((tier) => ({ ...tier, price: kopecksOf(tier.price) })),
    client_target: asked.client_target ?? {},
    consent_id: asked.consent_id,
    comment_client: asked.comment ?? null,
    created_at: now,
    updated_at: now,
  };
}

const checksOf = (
  { tiers, owner_until }: Pick<NewOrder, 'tiers' | 'owner_until'>,
  quote: Quote,
): OrderCheckKind[] => [
  ...(asksForStudents(tiers, quote) ? ['STUDENT_DOC' as const] : []),
  ...(owner_until ? ['OWNER' as const] : []),
];

const asksForStudents = (tiers: readonly Tier[], { lines }: Quote) =>
  lines.some(({ tier_id }) => isForStudents(tiers, tier_id));

export function participantRowOf(
  { prod, quote, isDouble = false }: NewOrder,
  person: NewParticipant,
  place: number,
): ParticipantRow {
  const line = quote.lines[place];
  if (!line) throw new Error('a participant has no price');
  return {
    prod_id: prod.id,
    number: place + 1,
    last_name: person.last_name ?? null,
    first_name: person.first_name ?? null,
    middle_name: person.middle_name ?? null,
    phone: person.phone ? normalPhone(person.phone) : null,
    email: person.email ?? null,
    is_student: person.is_student ?? false,
    unit_price: kopecksOf(line.unit),
    promo_share: kopecksOf(line.promo),
    bonus_share: kopecksOf(line.bonus),
    price_id: line.tier_id,
    tier_label: line.label,
    named_at: person.last_name ? new Date() : null,
    is_double: isDouble,
    is_written_to: person.is_written_to ?? true,
  };
}
