import type { City, Lecturer, Prod } from '@odonta/db/models';
import {
  buildCenter,
  buildCity,
  buildLecturer,
  buildPinning,
  buildProd,
  inDays,
} from '@odonta/db/testing/factories.ts';
import { belongsTo, type PinningPlace, pinnedAtMost } from '@odonta/db/vocabulary/advertising/pinnings.ts';
import type { PriceType } from '@odonta/db/vocabulary/catalog/price.ts';
import type { ProdType, ServiceId } from '@odonta/db/vocabulary/catalog/prod.ts';
import { weekOf, weeksFrom } from '@odonta/db/vocabulary/weeks.ts';
import fc from 'fast-check';

export interface SearchWorld {
  cities: City[];
  lecturers: Lecturer[];
  prods: Prod[];
}

/** Words that mean nothing and that no stemmer changes; each course bears some of them in its name. */
export const tokens = ['zorbik', 'trumpol', 'quandar', 'флюмбик'];

const types: ProdType[] = [2, 3, 4, 5, 8, 10];
const prices: PriceType[] = ['lecture', 'practice', 'student', 'date', 'listener', 'any'];

const recipe = fc.record({
  type: fc.constantFrom(...types),
  degree: fc.constantFrom('LOW' as const, 'MIDDLE' as const),
  categories: fc.uniqueArray(fc.constantFrom(1 as const, 2 as const, 3 as const, 7 as const), {
    minLength: 1,
    maxLength: 3,
  }),
  services: fc.uniqueArray(fc.constantFrom<ServiceId>(1, 2, 3), { maxLength: 3 }),
  price: fc.integer({ min: 0, max: 8 }).map((thousands) => thousands * 100_000),
  duration_hours: fc.option(fc.constantFrom(2, 8, 16, 72)),
  start: fc.option(fc.constantFrom(-40, -2, -0.5, 5, 5, 20, 20, 60)),
  days: fc.option(fc.constantFrom(1, 3)),
  seats: fc.constantFrom([null, 0], [20, 0], [20, 18], [20, 20]),
  waitlist_enabled: fc.boolean(),
  sales_paused: fc.nat({ max: 9 }).map((number) => number === 0),
  opens: fc.option(fc.constantFrom(-5, 3), { freq: 3 }),
  closes: fc.option(fc.constantFrom(-2, 4), { freq: 3 }),
  is_related_promotion: fc.boolean(),
  is_partner_bonus_promo: fc.boolean(),
  status: fc.constantFrom(
    'CONFIRMED' as const,
    'CONFIRMED' as const,
    'CONFIRMED' as const,
    'CONFIRMED' as const,
    'CREATED' as const,
    'CANCELED' as const,
  ),
  archived: fc.nat({ max: 11 }).map((number) => number === 0),
  named: fc.subarray(tokens),
  city: fc.nat(),
  center: fc.nat(),
  lecturers: fc.subarray([0, 1, 2, 3]),
  options: fc.array(
    fc.record({
      type: fc.constantFrom(...prices),
      thousands: fc.nat({ max: 8 }),
      days: fc.constantFrom(-3, 2, 9),
      people: fc.constantFrom(2, 5, 10),
    }),
    { maxLength: 3 },
  ),
});

/** A catalogue of many kinds of courses, the same in every run; nothing in it begins or ends while a test runs. */
export async function buildSearchWorld(size: number): Promise<SearchWorld> {
  const cities = await Promise.all(['Орёл', 'Пермь', 'Ёлкино'].map((name) => buildCity({ name })));
  const lecturers = await Promise.all(
    ['Пётр Лекторов', 'Анна Докторова', 'Яна Хирургова'].map((name) => buildLecturer({ name })),
  );
  lecturers.push(await buildLecturer({ name: 'Отвергнутый Лектор', status: 'REJECTED' }));
  const centers = await Promise.all(
    [{}, {}, {}, {}, { suspended_at: new Date() }, { status: 'CREATED' as const }].map(buildCenter),
  );
  const made = fc
    .sample(recipe, { numRuns: size, seed: 20_261_120 })
    .map(
      async ({
        start,
        days,
        seats: [seats_total = null, seats_taken],
        opens,
        closes,
        archived,
        named,
        city,
        center,
        lecturers: chosen,
        options,
        ...rest
      }) =>
        buildProd({
          ...rest,
          name: `Курс ${named.join(' ')} для всех`,
          date_start: start === null ? null : inDays(start),
          date_end: start === null || days === null ? null : inDays(start + days),
          seats_total,
          seats_taken: seats_taken ?? 0,
          registration_from: opens === null ? null : inDays(opens),
          registration_to: closes === null ? null : inDays(closes),
          archived_at: archived ? new Date() : null,
          city_id: rest.type === 2 ? null : (cities[city % 3]?.id ?? null),
          center_id: centers[center % centers.length]?.id ?? 0,
          lecturers: chosen.map((number) => lecturers[number] as Lecturer),
          prices: options.map(({ type, thousands, days: until, people }) => ({
            type,
            price: thousands * 100_000,
            date: type === 'date' ? inDays(until) : null,
            count_listener: type === 'listener' ? people : null,
            text: type === 'any' ? 'Особая' : null,
          })),
        }),
    );
  const prods = await Promise.all(made);
  // Five of each six are the dates of one course.
  for (const [index, prod] of prods.entries())
    if (index % 6 > 0 && index % 6 < 5) await prod.update({ series_id: prods[index - (index % 6)]?.id });
  return { cities, lecturers, prods };
}

const pinnedIn: PinningPlace[] = ['HOME', 'TYPE:2', 'TYPE:8', 'CATEGORY:1', 'CATEGORY:2', 'CATEGORY:3'];

/** Every place of some lists is sold: mostly for this week, one for the next, and one to a course that shuns it. */
export async function pinSome({ prods }: SearchWorld): Promise<void> {
  const [now = '', next = ''] = weeksFrom(weekOf(new Date()), 2);
  for (const [skipped, place] of pinnedIn.entries()) {
    const fit = prods.filter((prod) => prod.status === 'CONFIRMED' && belongsTo(place, prod)).slice(skipped);
    for (const [index, { id }] of fit.slice(0, pinnedAtMost).entries())
      await buildPinning({
        prod_id: id,
        place,
        number: index + 1,
        weeks: [index === 1 ? next : now],
        status: 'CREATED',
      });
    await fit[2]?.update({ disable_promotion: true });
  }
}
