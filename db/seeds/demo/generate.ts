import type { CategoryId } from '../../vocabulary/catalog/categories.ts';
import { centers } from './cast/centers.ts';
import { lecturers } from './cast/lecturers.ts';
import { prods } from './cast/prods/index.ts';
import type { CastProd } from './cast/types.ts';
import { centersAtMost, type ExtraCenter, makeCenters } from './generator/centers.ts';
import { makeProd, type Staffing } from './generator/makeProd.ts';
import { type ExtraLecturer, makeLecturers } from './generator/people.ts';
import { randomFrom } from './generator/random.ts';

export interface GeneratedData {
  centers: ExtraCenter[];
  lecturers: ExtraLecturer[];
  /** Made one by one as they are asked for: fifty thousand of them need not lie in memory. */
  prods(): Generator<CastProd>;
}

const seeds = { centers: 11, lecturers: 23, prods: 47 } as const;

/** `count` courses beside the named ones; a large catalogue also gets centres and lecturers beside the cast. */
export function generateData(count: number): GeneratedData {
  const extraCenters = makeCenters(
    Math.min(centersAtMost, Math.floor(count / 350)),
    randomFrom(seeds.centers),
  );
  const known = new Set(Object.values(lecturers).map(({ name }) => name));
  const extraLecturers = makeLecturers(
    Math.min(180, Math.floor(count / 350) * 2),
    randomFrom(seeds.lecturers),
    known,
  );
  const staffing = staffingOf(extraCenters, extraLecturers);
  return { centers: extraCenters, lecturers: extraLecturers, prods: () => distinctProds(count, staffing) };
}

function* distinctProds(count: number, staffing: Staffing): Generator<CastProd> {
  const random = randomFrom(seeds.prods);
  const seen = new Set<string>();
  while (seen.size < count) {
    const prod = makeProd(staffing, random);
    const identity = `${prod.name}|${prod.timing.inDays ?? ''}|${prod.center}`;
    if (seen.has(identity)) continue;
    seen.add(identity);
    yield prod;
  }
}

/** Centres and lecturers of the cast work in the categories of their named courses. */
function staffingOf(
  extraCenters: readonly ExtraCenter[],
  extraLecturers: readonly ExtraLecturer[],
): Staffing {
  const centersBy = new Map<CategoryId, Set<string>>();
  const lecturersBy = new Map<CategoryId, Set<string>>();
  const join = (map: Map<CategoryId, Set<string>>, category: CategoryId, key: string) =>
    map.set(category, (map.get(category) ?? new Set()).add(key));
  for (const { categories, center, lecturers: taught } of Object.values(prods)) {
    for (const category of categories) {
      if (centers[center].status === 'CONFIRMED') join(centersBy, category, center);
      for (const key of taught) join(lecturersBy, category, key);
    }
  }
  for (const { key, categories } of extraCenters)
    for (const category of categories) join(centersBy, category, key);
  for (const { key, categories } of extraLecturers)
    for (const category of categories) join(lecturersBy, category, key);
  const cities = new Map(
    [...Object.entries(centers), ...extraCenters.map((center) => [center.key, center] as const)].map(
      ([key, { city }]) => [key, city],
    ),
  );
  const listed = (map: Map<CategoryId, Set<string>>) =>
    new Map([...map].map(([category, keys]) => [category, [...keys]]));
  const [centerLists, lecturerLists] = [listed(centersBy), listed(lecturersBy)];
  return {
    centersFor: (category) => centerLists.get(category) ?? [],
    lecturersFor: (category) => lecturerLists.get(category) ?? [],
    cityOf: (center) => cities.get(center) ?? 'Москва',
  };
}
