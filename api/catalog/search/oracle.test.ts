import type { SearchAnswer } from '@odonta/api/contract';
import { ProdCard } from '@odonta/db/models';
import { announceCommit } from '@odonta/db/postgres/transaction.ts';
import { priceTypes } from '@odonta/db/vocabulary/catalog/price.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import fc from 'fast-check';
import { turnPinnings } from '../../advertising/pinnings/turnPinnings.ts';
import {
  type Asked,
  foundAmong,
  type KnownProd,
  publicProds,
  queryOf,
  seriesOf,
  turnIn,
} from '../../testing/searchOracle.ts';
import { buildSearchWorld, pinSome, type SearchWorld, tokens } from '../../testing/searchWorld.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

const day = 86_400;
const seed = 20_261_120;
const idsOf = (found: readonly KnownProd[]) => found.map(({ prod }) => prod.id);

describe('a search, against the same question asked of the models', () => {
  let api: TestApi;
  let world: SearchWorld;
  let known: KnownProd[];
  let asks: fc.Arbitrary<Asked>;
  let wishes: fc.Arbitrary<Asked>;
  const now = nowInSeconds();

  before(async function () {
    this.timeout(60_000);
    api = await testApi();
    world = await api.given(() => buildSearchWorld(150));
    await pinSome(world);
    await api.given(() => turnPinnings(api.sequelize));
    known = await publicProds(now);
    asks = questionsAbout(world, now, { maxLength: 5 });
    wishes = questionsAbout(world, now, { minLength: 3, maxLength: 7 });
  });
  after(() => api?.close());

  /** How many other dates of its series are found too. */
  const datesBeside = (one: KnownProd, asked: Asked) =>
    asked.series
      ? foundAmong(known, { ...asked, series: false }, now).filter(
          (other) => seriesOf(other) === seriesOf(one),
        ).length - 1
      : undefined;

  const search = async (asked: Asked & Record<string, unknown>) => {
    const { status, body } = await api.call<SearchAnswer>('get', `/prods/search?${queryOf(asked)}`);
    expect(status, JSON.stringify(body)).to.equal(200);
    return body.message;
  };

  it('finds the same courses in the same order, and counts them', async function () {
    this.timeout(60_000);
    let fruitful = 0;
    let promoted = 0;
    let several = 0;
    const cases = 400;
    const property = fc.asyncProperty(asks, async (asked) => {
      const expected = foundAmong(known, asked, now);
      const { prods, count } = await search({ ...asked, limit: 100 });
      expect(prods.map(({ id }) => id)).to.deep.equal(idsOf(expected).slice(0, 100));
      expect(count).to.equal(expected.length);
      expect(prods.map(({ price_group }) => price_group)).to.deep.equal(
        expected.slice(0, 100).map(({ priceFor }) => asked.group && priceFor(asked.group)),
      );
      expect(prods.map(({ other_dates }) => other_dates)).to.deep.equal(
        expected.slice(0, 100).map((one) => datesBeside(one, asked)),
      );
      const marked = prods.filter(({ is_promoted, ad_inn }) => is_promoted && ad_inn).map(({ id }) => id);
      expect(marked).to.deep.equal(idsOf(expected.filter((one) => turnIn(one, asked) !== undefined)));
      fruitful += expected.length > 0 ? 1 : 0;
      promoted += marked.length > 0 ? 1 : 0;
      several += prods.some(({ other_dates }) => other_dates) ? 1 : 0;
    });
    await fc.assert(property, { numRuns: cases, seed });
    expect(fruitful).to.be.greaterThan(cases / 3);
    expect(promoted).to.be.greaterThan(cases / 20);
    expect(several).to.be.greaterThan(cases / 20);
    console.log(
      `      ${cases} questions, ${fruitful} with an answer, ${promoted} with promoted courses, ${several} with series, over ${known.length} public courses; different: 0`,
    );
  });

  it('finds by words what bears them, within whatever else is asked', async function () {
    this.timeout(60_000);
    const worded = fc.record({ asked: asks, words: fc.subarray(tokens, { minLength: 1, maxLength: 3 }) });
    const property = fc.asyncProperty(worded, async ({ asked, words }) => {
      const sorted = { ...asked, sortPrice: asked.sortPrice ?? ('asc' as const) };
      const bearing = known.filter(({ prod }) => words.every((word) => prod.name.includes(word)));
      const expected = foundAmong(bearing, sorted, now);
      const { prods, count } = await search({ ...sorted, query: words.join(' '), limit: 100 });
      expect(prods.map(({ id }) => id)).to.deep.equal(idsOf(expected));
      expect(count).to.equal(expected.length);
    });
    await fc.assert(property, { numRuns: 100, seed });
  });

  it('gives every course once to who turns its pages', async function () {
    this.timeout(60_000);
    const property = fc.asyncProperty(asks, fc.integer({ min: 7, max: 30 }), async (asked, limit) => {
      const { count } = await search({ ...asked, limit: 0 });
      const seen: number[] = [];
      for (let offset = 0; offset < count; offset += limit) {
        const page = await search({ ...asked, limit, offset });
        expect(page.count).to.equal(count);
        seen.push(...page.prods.map(({ id }) => id));
      }
      expect(seen).to.deep.equal(idsOf(foundAmong(known, asked, now)));
    });
    await fc.assert(property, { numRuns: 30, seed });
  });

  it('counts facets as if their own choice had not been made', async function () {
    this.timeout(60_000);
    const property = fc.asyncProperty(asks, async (asked) => {
      const { facets } = await search({ ...asked, facets: true, limit: 0 });
      const without = (name: keyof Asked) =>
        foundAmong(known, { ...asked, [name]: undefined, series: false }, now);
      const counted = (
        found: readonly KnownProd[],
        valuesOf: (one: KnownProd) => readonly (string | number)[],
      ) => countsOf(found, valuesOf, asked.series ? seriesOf : ({ prod }) => prod.id);
      expect(facets).to.deep.equal({
        type: counted(without('type'), ({ prod }) => [prod.type]),
        category: counted(without('category'), ({ prod }) => prod.categories),
        degree: counted(without('degree'), ({ prod }) => [prod.degree]),
        services: counted(without('services'), ({ prod }) => prod.services),
        priceType: counted(without('priceType'), ({ prod }) => [
          'main',
          ...prod.prices.map(({ type }) => type),
        ]),
        lecturer: counted(without('lecturer'), ({ prod }) => prod.lecturers.map(({ name }) => name)),
        city: counted(without('city'), ({ prod }) => [prod.city?.name ?? 'Онлайн']),
        state: counted(without('isOnlyRecord'), ({ state }) => [state]),
      });
    });
    await fc.assert(property, { numRuns: 60, seed });
  });

  it('says of an empty search which single wish to drop, and what that gives', async function () {
    this.timeout(60_000);
    let empty = 0;
    const property = fc.asyncProperty(wishes, async (asked) => {
      const { count, relaxations } = await search({ ...asked, limit: 1 });
      empty += count > 0 ? 0 : 1;
      expect(relaxations === undefined).to.equal(count > 0);
      if (count > 0) return;
      const kept = Object.keys(asked).filter(
        (name) =>
          !['disableId', 'sortPrice', 'sortDate', 'past', 'disablePromotion', 'group', 'series'].includes(
            name,
          ),
      );
      const gains = kept
        .map((name) => foundAmong(known, { ...asked, [name]: undefined }, now).length)
        .filter((gain) => gain > 0);
      expect(relaxations?.map((one) => one.count)).to.deep.equal(gains.sort((a, b) => b - a).slice(0, 5));
      for (const { parameter, count: gain } of relaxations ?? [])
        expect(gain).to.equal(foundAmong(known, { ...asked, [parameter]: undefined }, now).length);
    });
    await fc.assert(property, { numRuns: 150, seed });
    expect(empty).to.be.greaterThan(20);
  });

  it('the comparison would find one card out of step', async () => {
    const [cheapest] = foundAmong(known, { sortPrice: 'asc' }, now);
    const where = { prod_id: cheapest?.prod.id };
    const { price_now } = await ProdCard.findOne({ where, rejectOnEmpty: true });
    await ProdCard.update({ price_now: 9_999_999_900 }, { where });
    announceCommit(api.sequelize);
    const { prods } = await search({ sortPrice: 'asc', limit: 1 });
    expect(prods[0]?.id).to.not.equal(cheapest?.prod.id);
    await ProdCard.update({ price_now }, { where });
    announceCommit(api.sequelize);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});

/** Questions of every parameter, mostly of a few at a time, so that many have an answer. */
function questionsAbout(
  { cities, lecturers, prods }: SearchWorld,
  now: number,
  names: { minLength?: number; maxLength: number },
): fc.Arbitrary<Asked> {
  const several = <T>(...values: T[]) =>
    fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 });
  const moment = fc.integer({ min: -45, max: 65 }).map((days) => now + days * day);
  const direction = fc.constantFrom('asc' as const, 'desc' as const);
  const cityNames = ['ОРЁЛ', 'орел', 'Пермь', 'ёлкино', 'Елкино', 'онлайн', 'Нигде'];
  const all = {
    city: several(...cityNames, ...cities.map(({ id }) => String(id))),
    lecturer: several(
      'пётр лекторов',
      'Анна Докторова',
      'Отвергнутый Лектор',
      ...lecturers.map(({ id }) => String(id)),
    ),
    lecturerSef: fc.constantFrom(...lecturers.map(({ sef }) => sef), 'nobody'),
    dateStart: moment,
    dateEnd: moment,
    degree: several('LOW', 'MIDDLE'),
    isOnlyRecord: fc.boolean(),
    priceMin: fc.nat({ max: 7000 }),
    priceMax: fc.nat({ max: 9000 }),
    type: several(2, 3, 4, 5, 7, 8, 10),
    category: several(1, 2, 3, 7, 12),
    duration: fc.record(
      { min: fc.nat({ max: 20 }), max: fc.integer({ min: 4, max: 90 }) },
      { requiredKeys: [] },
    ),
    services: several(1, 2, 3),
    priceType: several(...Object.keys(priceTypes)),
    group: fc.constantFrom(2, 4, 5, 10, 50),
    sortPrice: direction,
    sortDate: direction,
    isRelatedPromotion: fc.boolean(),
    isPartnerBonusPromo: fc.boolean(),
    past: fc.boolean(),
    disablePromotion: fc.boolean(),
    disableId: several(...prods.map(({ id }) => id), 999_999),
    ids: fc.uniqueArray(fc.constantFrom(...prods.map(({ id }) => id)), { minLength: 1, maxLength: 60 }),
  };
  const whole = fc.record(all);
  const parts = { asked: whole, names: fc.subarray(Object.keys(all), names), series: fc.boolean() };
  return fc.record(parts).map(({ asked, names, series }) => {
    const entries = Object.entries(asked).filter(([name]) => names.includes(name));
    return { ...Object.fromEntries(entries), ...(series && { series }) } as Asked;
  });
}

/** How many different courses, or series, have each value. */
function countsOf(
  found: readonly KnownProd[],
  valuesOf: (one: KnownProd) => readonly (string | number)[],
  one: (known: KnownProd) => number,
): Record<string, number> {
  const having = new Map<string | number, Set<number>>();
  for (const known of found)
    for (const value of valuesOf(known)) having.set(value, (having.get(value) ?? new Set()).add(one(known)));
  return Object.fromEntries([...having].map(([value, ones]) => [value, ones.size]));
}
