import { endOfMoscowDay } from '../time.ts';

/** Price options of a course and the price that is valid now. Sums are integers in one unit, kopecks or roubles alike. */

export const priceTypes = {
  main: 'Основная цена',
  lecture: 'Только лекция',
  practice: 'Только практика',
  student: 'Студентам и ординаторам',
  date: 'Ранняя регистрация',
  listener: 'По числу участников',
  any: 'Особая цена',
  hour: 'За час занятия',
} as const;
export type PriceType = keyof typeof priceTypes;

/** The attended part: the whole course, one half, or the part named by a price option «any» or «hour». */
export type Participation = 'main' | 'lecture' | 'practice' | `any:${number}`;

export interface PriceOption {
  price: number;
  type: PriceType;
  /** Unix seconds; the option is valid to the end of that day in Moscow. Only for `date`. */
  date: number | null;
  /** Fewest participants of one order. Only for `listener`. */
  count_listener: number | null;
  /** The scope of the price. Only for `any`. */
  text: string | null;
  /** The group with a lower price; null or absent: any participation. */
  participation?: Participation | null;
}

/** Whether the option names a participation of its own, instead of lowering the price of another. */
export const namesParticipation = ({ type }: Pick<PriceOption, 'type'>): boolean =>
  ['main', 'lecture', 'practice', 'any', 'hour'].includes(type);

/** Whether participants of the whole course may have it. */
export const isForWhole = ({ participation }: Pick<PriceOption, 'participation'>): boolean =>
  (participation ?? 'main') === 'main';

/** The smallest group with its price. */
export const groupFrom = ({ count_listener }: Pick<PriceOption, 'count_listener'>) => count_listener ?? 2;

/** The label exactly as the product shows it. */
export function priceLabel(option: PriceOption, formatMoscowDay: (seconds: number) => string): string {
  if (option.type === 'date' && option.date !== null)
    return `Ранняя регистрация до ${formatMoscowDay(option.date)}`;
  if (option.type === 'listener') return `Количество участников от ${groupFrom(option)}`;
  if (option.type === 'any') return option.text ?? priceTypes.any;
  return priceTypes[option.type];
}

/** The present price of the whole course for one participant who is not a student. */
export function priceNow(price: number, options: readonly PriceOption[], now: number): number {
  return priceForGroup(price, options, 1, now);
}

/** The present price of each participant of one order: the lowest that fits; discounts do not add up. */
export function priceForGroup(
  price: number,
  options: readonly PriceOption[],
  participants: number,
  now: number,
): number {
  const main = options.find(({ type }) => type === 'main') ?? { price };
  const whole = options.filter(isForWhole);
  const groups = whole.filter((option) => option.type === 'listener' && groupFrom(option) <= participants);
  const early = nearestEarly(whole, now);
  return Math.min(...[main, ...groups, ...(early ? [early] : [])].map((option) => option.price));
}

/** The lowest price for anyone now, in any participation and group: the number after «от». */
export function priceFrom(price: number, options: readonly PriceOption[], now: number): number {
  const open = options.filter((option) => option.type !== 'date' || isRunning(option, now));
  return Math.min(priceNow(price, options, now), ...open.map((option) => option.price));
}

/** For whom the lowest price is: the participation or group it names. Null without options. */
export function priceFromType(options: readonly PriceOption[], now: number): PriceType | null {
  const open = options.filter((option) => option.type !== 'date' || isRunning(option, now));
  const [lowest] = open.sort((a, b) => a.price - b.price);
  if (!lowest) return null;
  const { type, participation } = lowest;
  return type === 'date' && (participation === 'lecture' || participation === 'practice')
    ? participation
    : type;
}

/** The moments after `now` at which an early price ends. */
export function priceChangesAt(options: readonly PriceOption[], now: number): number[] {
  return options
    .filter((option) => option.type === 'date' && isRunning(option, now))
    .map(({ date }) => endOfMoscowDay(date ?? 0) + 1);
}

export function isRunning({ date }: PriceOption, now: number): boolean {
  return date !== null && endOfMoscowDay(date) >= now;
}

function nearestEarly(options: readonly PriceOption[], now: number): PriceOption | undefined {
  return options
    .filter((option) => option.type === 'date' && isRunning(option, now))
    .sort((a, b) => (a.date ?? 0) - (b.date ?? 0))[0];
}
