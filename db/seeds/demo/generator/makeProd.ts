import type { CategoryId } from '../../../vocabulary/catalog/categories.ts';
import {
  onlineProdTypes,
  type ProdType,
  type ServiceId,
  venueProdTypes,
} from '../../../vocabulary/catalog/prod.ts';
import type { PublicationStatus } from '../../../vocabulary/statuses.ts';
import type { CastProd, Timing } from '../cast/types.ts';
import { courseCities, streets, venues } from './places.ts';
import { optionsFor, priceOf } from './prices.ts';
import type { Random } from './random.ts';
import { proseFor } from './texts.ts';
import { titleFor } from './titles.ts';
import { topics } from './topics/index.ts';

/** The lecturers and centres of each category. */
export interface Staffing {
  centersFor(category: CategoryId): readonly string[];
  lecturersFor(category: CategoryId): readonly string[];
  cityOf(center: string): string;
}

const typeWeights = [
  [4, 24],
  [5, 20],
  [2, 20],
  [3, 12],
  [6, 9],
  [9, 8],
  [10, 4],
  [8, 3],
] as const;
const categoryWeights = [
  [1, 12],
  [2, 11],
  [3, 14],
  [4, 8],
  [5, 12],
  [6, 9],
  [7, 8],
  [8, 7],
  [9, 7],
  [10, 7],
  [11, 6],
  [12, 7],
] as const;
const statusWeights = [
  ['CONFIRMED', 985],
  ['CREATED', 6],
  ['CANCELED', 5],
  ['REJECTED', 4],
] as const;

export function makeProd(staffing: Staffing, random: Random): CastProd {
  const category: CategoryId = random.weighed(categoryWeights);
  const type: ProdType = random.weighed(typeWeights);
  const topic = random.pick(topics[category]);
  const center = random.pick(staffing.centersFor(category));
  const days = daysOf(type, random);
  const timing = timingOf(type, days, random);
  const price = priceOf(type, category, random);
  return {
    name: titleFor(topic.title, type, random),
    center,
    lecturers: random.some(
      staffing.lecturersFor(category),
      type === 8
        ? random.between(3, 6)
        : random.weighed([
            [1, 7],
            [2, 3],
          ]),
    ),
    type,
    degree: random.chance(0.45) ? 'LOW' : 'MIDDLE',
    categories: random.chance(0.35) ? [category, ...(topic.also ?? [])] : [category],
    services: servicesOf(type, random),
    ...placeOf(type, staffing.cityOf(center), random),
    timing,
    duration_hours: durationOf(type, days, random),
    price,
    prices: optionsFor(price, type, timing.inDays, random),
    ...seatsOf(type, timing, random),
    ...proseFor(topic, type, category, days, random),
    ...inStep(timing, random),
    ...statusOf(random),
    ...(random.chance(0.06) ? { is_related_promotion: true as const } : {}),
    ...(random.chance(0.05) ? { is_partner_bonus_promo: true as const } : {}),
  };
}

function daysOf(type: ProdType, random: Random): number {
  if (type === 3) return 1;
  if (type === 8) return random.between(1, 3);
  return random.weighed([
    [1, 4],
    [2, 5],
    [3, 2],
  ]);
}

function timingOf(type: ProdType, days: number, random: Random): Timing {
  if (type === 10 && random.chance(0.7)) return {};
  if (onlineProdTypes.includes(type))
    return { inDays: dayOf(random), hour: type === 2 ? random.between(16, 19) : 9 };
  const inDays = dayOf(random);
  if (inDays > 60 && random.chance(0.06)) return { inDays, days, registrationOpensIn: random.between(5, 30) };
  return { inDays, days };
}

/** Most courses lie in the next three months, some further off, a few are over or going on. */
function dayOf(random: Random): number {
  return random.weighed([
    [random.between(4, 90), 62],
    [random.between(91, 330), 22],
    [-random.between(5, 200), 14],
    [-1, 2],
  ]);
}

function durationOf(type: ProdType, days: number, random: Random): number {
  if (type === 2) return random.pick([2, 3, 4, 6]);
  if (type === 9) return random.pick([16, 18, 36, 72, 144]);
  return days * 8;
}

function servicesOf(type: ProdType, random: Random): ServiceId[] {
  const isOnline = onlineProdTypes.includes(type);
  const services: ServiceId[] = [2];
  if (!isOnline && random.chance(0.6)) services.push(1);
  if (type === 4 || type === 5 || type === 10) services.push(3);
  if (random.chance(0.35)) services.push(4);
  if (random.chance(0.3)) services.push(5);
  if (!isOnline && random.chance(0.15)) services.push(6);
  return services.sort((a, b) => a - b);
}

function placeOf(type: ProdType, home: string, random: Random): Pick<CastProd, 'city' | 'address'> {
  if (!venueProdTypes.includes(type)) return {};
  const city = random.chance(0.7) ? home : random.weighed(courseCities);
  return { city, address: `${random.pick(streets)}, ${random.between(1, 90)}, ${random.pick(venues)}` };
}

function seatsOf(type: ProdType, { inDays }: Timing, random: Random): Pick<CastProd, 'seats'> {
  if (onlineProdTypes.includes(type) || type === 10) return {};
  const total =
    type === 8
      ? random.between(15, 60) * 10
      : type === 3
        ? random.between(4, 12) * 10
        : random.between(8, 24);
  const taken =
    inDays !== undefined && inDays < 0
      ? random.between(Math.ceil(total / 2), total)
      : Math.floor(total * random.next() ** 1.6);
  if (random.chance(0.05))
    return { seats: { total, taken: total, ...(random.chance(0.6) ? { waitlist: true as const } : {}) } };
  return { seats: { total, taken, ...(total > 60 ? { display: 'FEW' as const } : {}) } };
}

/**
 * Draws a rating as it was once, for nothing: without these draws every course generated after would be another, and
 * the queries that are tried on the demo would find nothing.
 */
function inStep({ inDays }: Timing, random: Random): Record<never, never> {
  if (inDays === undefined || inDays >= 0 || random.chance(0.4)) return {};
  random.between(3, 60);
  random.next();
  return {};
}

function statusOf(random: Random): { status?: Exclude<PublicationStatus, 'CONFIRMED'> } {
  const status = random.weighed(statusWeights);
  return status === 'CONFIRMED' ? {} : { status };
}
