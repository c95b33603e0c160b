import { Center, optionsOf, PinnedWeek, Pinning, Prod, shownWithProd, timetableOf } from '@odonta/db/models';
import { inTurn, type PinningPlace, placeOfList } from '@odonta/db/vocabulary/advertising/pinnings.ts';
import { priceForGroup } from '@odonta/db/vocabulary/catalog/price.ts';
import { bookableStates, type ProdState, stateOf } from '@odonta/db/vocabulary/catalog/prodState.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { weekOf } from '@odonta/db/vocabulary/weeks.ts';
import type { SearchParameters } from '../catalog/search/parameters.ts';

/** A search as a visitor types it, before it becomes an address. */
export type Asked = Partial<
  Omit<SearchParameters, 'query' | 'limit' | 'offset' | 'exact' | 'facets' | 'duration'>
> & {
  duration?: { min?: number; max?: number };
};

export interface KnownProd {
  prod: Prod;
  /** The price for each of so many participants. */
  priceFor(participants: number): number;
  state: ProdState;
  /** In milliseconds. */
  start: number | null;
  /** Where it is pinned today, and before which others. */
  pinned: Partial<Record<PinningPlace, number>>;
}

/** Every course that a visitor may see, read through the models and computed by the pure rules: no card is looked at. */
export async function publicProds(now: number): Promise<KnownProd[]> {
  const prods = await Prod.findAll({
    where: { status: 'CONFIRMED', archived_at: null },
    include: shownWithProd,
  });
  const turns = await turnsOf(new Date(now * 1000));
  const atWork = new Set((await Center.findAll({ where: { suspended_at: null } })).map(({ id }) => id));
  return prods
    .filter(({ center_id }) => atWork.has(center_id))
    .map((prod) => ({
      prod,
      priceFor: (participants) => priceForGroup(prod.price, optionsOf(prod), participants, now) / 100,
      state: stateOf(timetableOf(prod, prod.center), now),
      start: prod.date_start?.getTime() ?? null,
      pinned: turns.get(prod.id) ?? {},
    }));
}

/** The courses pinned this week to each place, in the order of the day. */
async function turnsOf(now: Date): Promise<Map<number, KnownProd['pinned']>> {
  const pinnings = await Pinning.findAll({
    where: { status: 'CONFIRMED' },
    include: [
      { model: PinnedWeek, as: 'weeks', where: { week: weekOf(now) } },
      { model: Prod, as: 'prod', where: { disable_promotion: false } },
    ],
    order: [['id', 'ASC']],
  });
  const turns = new Map<number, KnownProd['pinned']>();
  for (const place of new Set(pinnings.map((pinning) => pinning.place))) {
    const here = pinnings.filter((pinning) => pinning.place === place);
    for (const [turn, { prod_id }] of inTurn(here, moscowDay(now)).entries())
      turns.set(prod_id, { ...turns.get(prod_id), [place]: turn });
  }
  return turns;
}

const last = Number.POSITIVE_INFINITY;

type Test = (known: KnownProd, asked: Required<Asked>) => boolean;

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');
const some = <T>(wanted: readonly T[], had: readonly T[]) => wanted.some((one) => had.includes(one));

const tests: { [Name in keyof Asked]?: Test } = {
  ids: ({ prod }, { ids }) => ids.includes(prod.id),
  disableId: ({ prod }, { disableId }) => !disableId.includes(prod.id),
  type: ({ prod }, { type }) => type.includes(prod.type),
  category: ({ prod }, { category }) => some(category, prod.categories),
  services: ({ prod }, { services }) =>
    services.every((service) => (prod.services as number[]).includes(service)),
  degree: ({ prod }, { degree }) => degree.includes(prod.degree),
  city: ({ prod }, { city }) =>
    some(city.map(plain), prod.city ? [plain(prod.city.name), String(prod.city.id)] : ['онлайн']),
  lecturer: ({ prod }, { lecturer }) =>
    some(
      lecturer.map((name) => name.toLowerCase()),
      prod.lecturers.flatMap(({ id, name }) => [String(id), name.toLowerCase()]),
    ),
  lecturerSef: ({ prod }, { lecturerSef }) => prod.lecturers.some(({ sef }) => sef === lecturerSef),
  dateStart: ({ start }, { dateStart }) => start !== null && start >= dateStart * 1000,
  dateEnd: ({ start }, { dateEnd }) => start !== null && start <= dateEnd * 1000,
  priceMin: ({ priceFor }, { priceMin, group = 1 }) => priceFor(group) >= priceMin,
  priceMax: ({ priceFor }, { priceMax, group = 1 }) => priceFor(group) <= priceMax,
  priceType: ({ prod }, { priceType }) => some(priceType, ['main', ...prod.prices.map(({ type }) => type)]),
  duration: ({ prod }, { duration }) =>
    prod.duration_hours !== null &&
    prod.duration_hours >= (duration.min ?? 0) &&
    prod.duration_hours <= (duration.max ?? 9999),
  isOnlyRecord: ({ state }, { isOnlyRecord }) => !isOnlyRecord || bookableStates.includes(state),
  isRelatedPromotion: ({ prod }, { isRelatedPromotion }) => !isRelatedPromotion || prod.is_related_promotion,
  isPartnerBonusPromo: ({ prod }, { isPartnerBonusPromo }) =>
    !isPartnerBonusPromo || prod.is_partner_bonus_promo,
};

/** The courses that a search must find, in the order it must find them. */
export function foundAmong(known: readonly KnownProd[], asked: Asked, now: number): KnownProd[] {
  const names = (Object.keys(tests) as (keyof Asked)[]).filter((name) => asked[name] !== undefined);
  const asksForPast =
    asked.past ?? (asked.ids !== undefined || (asked.dateStart ?? now) < now || (asked.dateEnd ?? now) < now);
  const found = known
    .filter(({ state }) => asksForPast || state !== 'PAST')
    .filter((one) => names.every((name) => tests[name]?.(one, asked as Required<Asked>)))
    .sort(orderOf(asked));
  const turn = (one: KnownProd) => turnIn(one, asked) ?? last;
  const pinned = found.filter((one) => turn(one) < last).sort((a, b) => turn(a) - turn(b));
  if (!asked.series) return [...pinned, ...found.filter((one) => turn(one) === last)];
  const shown = onceOf(pinned);
  const nearest = new Set(onceOf([...found].sort(orderOf({}))));
  const isShown = (one: KnownProd) => shown.some((other) => seriesOf(other) === seriesOf(one));
  return [...shown, ...found.filter((one) => nearest.has(one) && !isShown(one))];
}

export const seriesOf = ({ prod }: KnownProd): number => prod.series_id ?? prod.id;

/** The first of each series. */
function onceOf(sorted: readonly KnownProd[]): KnownProd[] {
  const seen = new Set<number>();
  return sorted.filter((one) => !seen.has(seriesOf(one)) && seen.add(seriesOf(one)));
}

/** Pinned courses lead their list, unless the visitor sorts, names courses or excludes promotions. */
export function turnIn({ pinned }: KnownProd, asked: Asked): number | undefined {
  const { disablePromotion, ids, sortPrice, sortDate, category, type } = asked;
  const place = disablePromotion || ids || sortPrice || sortDate ? null : placeOfList(category, type);
  return place === null ? undefined : pinned[place];
}

const places: Record<ProdState, number> = {
  OPEN: 0,
  LAST_SEATS: 0,
  WAITLIST: 1,
  PAUSED: 1,
  NOT_YET_OPEN: 1,
  CLOSED: 2,
  ONGOING: 2,
  NO_DATE: 3,
  PAST: 9,
};

function orderOf({ sortPrice, sortDate, group = 1 }: Asked): (a: KnownProd, b: KnownProd) => number {
  const keys: ((one: KnownProd) => number)[] = [];
  const signed = (direction: 'asc' | 'desc', value: number) => (direction === 'asc' ? value : -value);
  if (sortPrice) keys.push(({ priceFor }) => signed(sortPrice, priceFor(group)));
  if (sortDate) keys.push(({ start }) => (start === null ? last : signed(sortDate, start)));
  if (keys.length === 0)
    keys.push(
      ({ state }) => places[state],
      ({ start }) => start ?? last,
    );
  keys.push(({ prod }) => prod.id);
  return (a, b) => {
    for (const key of keys) if (key(a) !== key(b)) return key(a) < key(b) ? -1 : 1;
    return 0;
  };
}

/** The query string of a search, as a form would write it. */
export function queryOf(asked: Asked & Record<string, unknown>): string {
  const texts = Object.entries(asked).flatMap(([name, value]): [string, string][] => {
    if (value === undefined) return [];
    if (name === 'duration') return [[name, `${asked.duration?.min ?? ''}-${asked.duration?.max ?? ''}`]];
    if (typeof value === 'boolean') return [[name, value ? '1' : '0']];
    return [[name, String(value)]];
  });
  return String(new URLSearchParams(texts));
}
