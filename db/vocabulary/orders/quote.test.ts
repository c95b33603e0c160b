import { expect } from 'chai';
import fc from 'fast-check';
import { type PriceType, priceForGroup, priceTypes } from '../catalog/price.ts';
import { type Participation, participationsOf, type Tier } from './participation.ts';
import { type Asked, quoteOf } from './quote.ts';

const noon = Date.parse('2027-03-12T12:00:00+03:00') / 1000;
const day = 86_400;

const ids = Array.from({ length: 100_000 }, (_, id) => id + 1).values();
const tier = (type: PriceType, price: number, more: Partial<Tier> = {}): Tier => ({
  id: ids.next().value ?? 0,
  type,
  price,
  date: null,
  count_listener: null,
  text: null,
  participation: null,
  seats_left: null,
  is_active: true,
  ...more,
});
const doctors = (count: number) => Array.from({ length: count }, () => ({ is_student: false }));
const ask = (more: Partial<Asked> = {}): Asked => ({
  participation: 'main',
  participants: doctors(1),
  now: noon,
  ...more,
});
const quoted = (tiers: Tier[], more: Partial<Asked> = {}) => {
  const quote = quoteOf({ price: 10_000, tiers }, ask(more));
  if (!quote) throw new Error('not offered');
  return quote;
};
const units = (tiers: Tier[], more: Partial<Asked> = {}) => quoted(tiers, more).lines.map(({ unit }) => unit);

const anyTiers = fc
  .array(
    fc.record({
      type: fc.constantFrom(...(Object.keys(priceTypes) as PriceType[])),
      price: fc.integer({ min: 0, max: 12_000 }),
      date: fc.integer({ min: noon - 3 * day, max: noon + 3 * day }),
      count_listener: fc.integer({ min: 2, max: 8 }),
      seats_left: fc.option(fc.integer({ min: 0, max: 5 })),
      is_active: fc.boolean(),
    }),
    { maxLength: 7 },
  )
  .map((all) => all.map(({ type, price, ...more }) => tier(type, price, more)));
const anyPeople = fc.array(fc.record({ is_student: fc.boolean() }), { minLength: 1, maxLength: 9 });
const anyAsked = fc.record({
  participation: fc.constant<Participation>('main'),
  participants: anyPeople,
  already: fc.nat({ max: 5 }),
  now: fc.integer({ min: noon - 2 * day, max: noon + 2 * day }),
  promo: fc.option(
    fc.record({
      effect: fc.constantFrom('PERCENT', 'SUM', 'SET_PRICE'),
      value: fc.nat({ max: 100 }),
      min_total: fc.nat({ max: 20_000 }),
    }),
  ),
  bonuses: fc.option(
    fc.record({
      asked: fc.nat({ max: 9000 }),
      balance: fc.nat({ max: 9000 }),
      percent: fc.nat({ max: 100 }),
    }),
  ),
}) as fc.Arbitrary<Asked>;

describe('the price of an order', () => {
  it('is for each participant the lowest that fits him, never several together', () => {
    const tiers = [
      tier('date', 8000, { date: noon }),
      tier('listener', 9000, { count_listener: 3 }),
      tier('student', 5000),
    ];
    expect(units(tiers)).to.deep.equal([8000]);
    expect(units(tiers, { now: noon + day })).to.deep.equal([10_000]);
    expect(units(tiers, { now: noon + day, participants: doctors(3) })).to.deep.equal([9000, 9000, 9000]);
    const mixed = [{ is_student: true }, { is_student: false }];
    expect(units(tiers, { participants: mixed })).to.deep.equal([5000, 8000]);
  });

  it('counts colleagues whom the company booked before', () => {
    const tiers = [tier('listener', 9000, { count_listener: 5 })];
    expect(units(tiers, { participants: doctors(2), already: 2 })).to.deep.equal([10_000, 10_000]);
    expect(units(tiers, { participants: doctors(2), already: 3 })).to.deep.equal([9000, 9000]);
  });

  it('gives a limited price to the first who ask, and the next early price after it', () => {
    const first = tier('date', 7000, { date: noon, seats_left: 2 });
    const second = tier('date', 8500, { date: noon + day });
    expect(units([first, second], { participants: doctors(3) })).to.deep.equal([7000, 7000, 8500]);
    expect(
      units([first, second, tier('student', 6000)], {
        participants: [{ is_student: true }, ...doctors(2)],
      }),
    ).to.deep.equal([6000, 7000, 7000]);
  });

  it('is of the part that is chosen, and of none that the course does not offer', () => {
    const lecture = tier('lecture', 4000);
    const visitor = tier('any', 2500, { text: 'Для медсестёр' });
    const early = tier('date', 3000, { date: noon, participation: 'lecture' });
    const tiers = [lecture, visitor, early, tier('practice', 6000, { is_active: false })];
    expect(units(tiers, { participation: 'lecture' })).to.deep.equal([3000]);
    expect(units(tiers)).to.deep.equal([10_000]);
    expect(quoted(tiers, { participation: `any:${visitor.id}` }).lines[0]).to.include({
      unit: 2500,
      label: 'Для медсестёр',
    });
    expect(quoteOf({ price: 10_000, tiers }, ask({ participation: 'practice' }))).to.equal(null);
    expect(participationsOf(10_000, tiers)).to.deep.equal([
      { participation: 'main', label: 'Основная цена', price: 10_000 },
      { participation: 'lecture', label: 'Только лекция', price: 4000 },
      { participation: `any:${visitor.id}`, label: 'Для медсестёр', price: 2500 },
    ]);
  });

  it('is none where the part has fewer seats than are asked for', () => {
    const tiers = [tier('lecture', 4000, { seats_left: 1 })];
    expect(units(tiers, { participation: 'lecture' })).to.deep.equal([4000]);
    const two = ask({ participation: 'lecture', participants: doctors(2) });
    expect(quoteOf({ price: 10_000, tiers }, two)).to.equal(null);
  });

  it('is lowered by a promo code before bonuses, of which a share pays at most', () => {
    const promo = { effect: 'PERCENT', value: 12.5, min_total: 0 } as const;
    const bonuses = { asked: 9000, balance: 5000, percent: 30 };
    const quote = quoted([], { promo, bonuses });
    expect(quote).to.include({ subtotal: 10_000, total: 6125 });
    expect([quote.promo, quote.bonus]).to.deep.equal([
      { sum: 1250, fits: true },
      { sum: 2625, most: 2625 },
    ]);
    const small = { ...promo, min_total: 10_001 };
    expect(quoted([], { promo: small }).promo).to.deep.equal({ sum: 0, fits: false });
    expect(quoted([], { promo: { effect: 'SUM', value: 15_000, min_total: 0 } }).total).to.equal(0);
    const set = { effect: 'SET_PRICE', value: 7000, min_total: 0 } as const;
    const pair = [{ is_student: true }, { is_student: false }];
    const cheap = quoted([tier('student', 5000)], { promo: set, participants: pair });
    expect(cheap.lines.map(({ promo }) => promo)).to.deep.equal([0, 3000]);
    expect(
      quoted([tier('student', 5000)], { participants: [{ is_student: true }], bonuses }).bonus,
    ).to.deep.equal({ sum: 0, most: 0 });
  });

  it('is what the page of the course tells', () => {
    fc.assert(
      fc.property(anyTiers, fc.integer({ min: 1, max: 9 }), (tiers, count) => {
        const plain = tiers.map((each) => ({ ...each, seats_left: null, is_active: true }));
        const each = priceForGroup(10_000, plain, count, noon);
        expect(units(plain, { participants: doctors(count) })).to.deep.equal(Array(count).fill(each));
      }),
    );
  });

  it('rises for nobody because one more comes along', () => {
    fc.assert(
      fc.property(anyTiers, anyAsked, fc.boolean(), (all, asked, is_student) => {
        const tiers = all.filter(({ type }) => type !== 'main');
        const before = units(tiers, asked);
        const after = units(tiers, { ...asked, participants: [...asked.participants, { is_student }] });
        for (const [place, unit] of before.entries()) expect(after[place]).to.be.at.most(unit);
      }),
      { numRuns: 1000 },
    );
  });

  it('is whole, never below zero, and the sum of its lines', () => {
    fc.assert(
      fc.property(anyTiers, anyAsked, (tiers, asked) => {
        const quote = quoteOf({ price: 10_000, tiers }, asked);
        if (!quote) return;
        const sum = (of: 'unit' | 'promo' | 'bonus') => quote.lines.reduce((all, line) => all + line[of], 0);
        expect([sum('unit'), sum('promo'), sum('bonus')]).to.deep.equal([
          quote.subtotal,
          quote.promo.sum,
          quote.bonus.sum,
        ]);
        expect(quote.total).to.equal(quote.subtotal - quote.promo.sum - quote.bonus.sum);
        for (const { unit, promo, bonus } of quote.lines)
          for (const part of [promo, bonus, unit - promo - bonus])
            expect(part).to.satisfy((number: number) => Number.isInteger(number) && number >= 0);
      }),
      { numRuns: 2000 },
    );
  });
});
