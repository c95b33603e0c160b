import type { RefundPolicy } from '../../orders/order.ts';
import { namesParticipation, type PriceOption } from '../price.ts';
import { onlineProdTypes, type ProdType } from '../prod.ts';
import type { EditedField } from './editedFields.ts';

/** Ways that a changed field of a published course takes effect. */
export const changeRules = {
  instant: 'Сразу',
  moderated: 'После проверки',
  informing: 'После проверки, записавшимся сообщим',
} as const;
export type ChangeRule = keyof typeof changeRules;

/** An instant rise of a price is at most so many percent of the lowest price of the month. */
export const instantRisePercent = 20;

export interface RevisedOption extends PriceOption {
  /** Absent for a new one. */
  id?: number;
  seats_limit?: number | null;
  is_active?: boolean;
}

/** Values of a course that decide about the rule, by field. */
export interface RuledValues {
  type: ProdType;
  price: number;
  prices: readonly RevisedOption[];
  seats_total: number | null;
  registration_to: number | null;
  refund_policy: RefundPolicy;
  lecturer_ids: readonly number[];
}

export interface Circumstances {
  /** The options by which somebody holds seats that are not paid yet; null is the main price. */
  heldPrices: readonly (number | null)[];
  /** The lowest prices of the last month: several rises in a row count as one. Absent where a price has not risen. */
  lowestPrices: ReadonlyMap<number | null, number>;
}

const instantFields: readonly EditedField[] = [
  'seats_total',
  'seats_limits',
  'seats_display',
  'online_link',
  'waitlist_enabled',
  'waitlist_hours',
  'requires_confirmation',
  'payment_methods',
  'hold_minutes',
  'invoice_days',
];
const informingFields: readonly EditedField[] = [
  'is_date_open',
  'date_start',
  'date_end',
  'schedule',
  'city_id',
  'address',
  'duration_hours',
];

/** The rule for one changed field; both values are whole records of the course. */
export function ruleOf(
  field: EditedField,
  live: RuledValues,
  after: RuledValues,
  circumstances: Circumstances,
): ChangeRule {
  if (instantFields.includes(field)) return 'instant';
  if (informingFields.includes(field)) return 'informing';
  switch (field) {
    case 'price':
      return instantIf(isSmallRise(null, live.price, after.price, circumstances));
    case 'prices':
      return instantIf(keepsOptions(live, after, circumstances));
    case 'registration_to':
      return instantIf(isLater(live.registration_to, after.registration_to));
    case 'refund_policy':
      return instantIf(isMoreGenerous(live.refund_policy, after.refund_policy));
    case 'type':
      return isOnline(live) === isOnline(after) ? 'moderated' : 'informing';
    case 'lecturer_ids':
      return live.lecturer_ids.every((id) => after.lecturer_ids.includes(id)) ? 'moderated' : 'informing';
    default:
      return 'moderated';
  }
}

const instantIf = (isSmall: boolean): ChangeRule => (isSmall ? 'instant' : 'moderated');

const isOnline = ({ type }: RuledValues) => onlineProdTypes.includes(type);

function isSmallRise(
  option: number | null,
  live: number,
  after: number,
  { heldPrices, lowestPrices }: Circumstances,
): boolean {
  if (after <= live) return true;
  const base = Math.min(live, lowestPrices.get(option) ?? live);
  return after * 100 <= base * (100 + instantRisePercent) && !heldPrices.includes(option);
}

/** No option is withdrawn, changed for the worse or made notably dearer, and new ones are no dearer than the course. */
function keepsOptions(live: RuledValues, after: RuledValues, circumstances: Circumstances): boolean {
  const now = new Map(after.prices.map((option) => [option.id, option]));
  const isRepeated = after.prices.some(
    ({ id }, index) => id !== undefined && after.prices.findIndex((one) => one.id === id) !== index,
  );
  if (isRepeated) return false;
  const areKept = live.prices.every((option) => {
    const { id = 0 } = option;
    const kept = now.get(id);
    return kept && isNoWorse(option, kept) && isSmallRise(id, option.price, kept.price, circumstances);
  });
  const known = new Set(live.prices.map(({ id }) => id));
  const added = after.prices.filter(({ id }) => id === undefined || !known.has(id));
  return areKept && added.every((option) => isCheaper(option, live, after));
}

/** Of several early prices only the one that ends first counts: another one may hide a lower price. */
const isCheaper = (added: RevisedOption, live: RuledValues, after: RuledValues): boolean =>
  !namesParticipation(added) &&
  added.price <= Math.min(live.price, after.price) &&
  (added.type !== 'date' || !live.prices.some(({ type }) => type === 'date'));

const isNoWorse = (live: RevisedOption, after: RevisedOption): boolean =>
  live.type === after.type &&
  live.date === after.date &&
  live.count_listener === after.count_listener &&
  (live.text || null) === (after.text || null) &&
  (live.participation ?? null) === (after.participation ?? null) &&
  (live.seats_limit ?? null) === (after.seats_limit ?? null) &&
  (live.is_active ?? true) === (after.is_active ?? true);

const isLater = (live: number | null, after: number | null): boolean =>
  after === null || (live !== null && after >= live);

/** Whether nobody gets back less than before, however long before the course he leaves. */
export function isMoreGenerous(live: RefundPolicy, after: RefundPolicy): boolean {
  const days = [...live, ...after].map(({ days_before }) => days_before);
  return days.every((day) => percentAt(after, day) >= percentAt(live, day));
}

const percentAt = (policy: RefundPolicy, day: number): number =>
  Math.max(0, ...policy.filter(({ days_before }) => days_before <= day).map(({ percent }) => percent));
