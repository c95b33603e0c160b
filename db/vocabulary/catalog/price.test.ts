import { expect } from 'chai';
import fc from 'fast-check';
import {
  type PriceOption,
  type PriceType,
  priceChangesAt,
  priceForGroup,
  priceFrom,
  priceLabel,
  priceNow,
  priceTypes,
} from './price.ts';

const option = (type: PriceType, price: number, more: Partial<PriceOption> = {}): PriceOption => ({
  type,
  price,
  date: null,
  count_listener: null,
  text: null,
  ...more,
});
const moscow = (text: string) => Date.parse(`${text}+03:00`) / 1000;
const noon = moscow('2027-03-12T12:00:00');

const anyOption = fc.record({
  type: fc.constantFrom(...(Object.keys(priceTypes) as PriceType[])),
  price: fc.nat({ max: 100_000 }),
  date: fc.integer({ min: noon - 300_000, max: noon + 300_000 }),
});
const anyOptions = fc.array(
  anyOption.map(({ type, price, date }) => option(type, price, { date: type === 'date' ? date : null })),
  { maxLength: 6 },
);
const anyMoment = fc.integer({ min: noon - 400_000, max: noon + 400_000 });
const anyPrice = fc.nat({ max: 100_000 });

describe('prices', () => {
  it('the only price is the main one', () => {
    expect([priceNow(100, [], noon), priceFrom(100, [], noon)]).to.deep.equal([100, 100]);
    expect(priceNow(100, [option('main', 80)], noon)).to.equal(80);
  });

  it('of an early booking hold to the last second of their day in Moscow', () => {
    const early = [option('date', 70, { date: noon })];
    expect(priceNow(100, early, moscow('2027-03-12T23:59:59'))).to.equal(70);
    expect(priceNow(100, early, moscow('2027-03-13T00:00:00'))).to.equal(100);
    expect(priceChangesAt(early, noon)).to.deep.equal([moscow('2027-03-13T00:00:00')]);
  });

  it('of an early booking are those that end soonest', () => {
    const [soon, later] = [
      option('date', 70, { date: noon }),
      option('date', 85, { date: noon + 86_400 * 7 }),
    ];
    expect(priceNow(100, [later, soon], noon)).to.equal(70);
    expect(priceNow(100, [later, soon], noon + 86_400)).to.equal(85);
  });

  it('of a group are those of the largest number it reaches, or the early one where that is lower', () => {
    const options = [
      option('listener', 90, { count_listener: 3 }),
      option('listener', 80, { count_listener: 5 }),
      option('date', 85, { date: noon }),
    ];
    const at = (count: number, now: number) => priceForGroup(100, options, count, now);
    expect([1, 3, 5, 9].map((count) => at(count, noon))).to.deep.equal([85, 85, 80, 80]);
    expect([1, 3, 5].map((count) => at(count, noon + 86_400))).to.deep.equal([100, 90, 80]);
  });

  it('of nobody rise because one more comes along', () => {
    const groups = fc.array(
      fc.record({ price: fc.nat({ max: 9000 }), count_listener: fc.integer({ min: 2, max: 9 }) }),
    );
    fc.assert(
      fc.property(
        anyOptions,
        groups,
        fc.integer({ min: 1, max: 9 }),
        anyMoment,
        (options, sizes, count, now) => {
          const all = [...options, ...sizes.map(({ price, ...more }) => option('listener', price, more))];
          return priceForGroup(5000, all, count + 1, now) <= priceForGroup(5000, all, count, now);
        },
      ),
    );
  });

  it('for students, groups and parts are not what one pays for the whole', () => {
    const others = [
      option('student', 10),
      option('lecture', 20),
      option('practice', 30),
      option('listener', 40, { count_listener: 5 }),
      option('any', 50, { text: 'Слушатель' }),
    ];
    expect([priceNow(100, others, noon), priceFrom(100, others, noon)]).to.deep.equal([100, 10]);
  });

  it('labels of prices are exactly those of the product', () => {
    const day = () => '12 марта 2027';
    const labels = [
      option('main', 1),
      option('lecture', 1),
      option('practice', 1),
      option('student', 1),
      option('date', 1, { date: noon }),
      option('listener', 1, { count_listener: 5 }),
      option('any', 1, { text: 'Для медсестёр' }),
    ];
    expect(labels.map((one) => priceLabel(one, day))).to.deep.equal([
      'Основная цена',
      'Только лекция',
      'Только практика',
      'Студентам и ординаторам',
      'Ранняя регистрация до 12 марта 2027',
      'Количество участников от 5',
      'Для медсестёр',
    ]);
  });

  it('never rise above the main one, and «от» never above what is paid now', () => {
    fc.assert(
      fc.property(anyPrice, anyOptions, anyMoment, (price, options, now) => {
        const main = options.find(({ type }) => type === 'main')?.price ?? price;
        expect(priceNow(price, options, now)).to.be.at.most(main);
        expect(priceFrom(price, options, now))
          .to.be.at.most(priceNow(price, options, now))
          .and.at.least(0);
      }),
      { numRuns: 1000 },
    );
  });

  it('a price changes only at the named moments', () => {
    fc.assert(
      fc.property(anyPrice, anyOptions, anyMoment, fc.nat({ max: 500_000 }), (price, options, now, later) => {
        const moments = priceChangesAt(options, now);
        const last = Math.max(now, ...moments.filter((moment) => moment <= now + later));
        expect(priceNow(price, options, now + later)).to.equal(priceNow(price, options, last));
        expect(priceFrom(price, options, now + later)).to.equal(priceFrom(price, options, last));
        for (const moment of moments) expect(moment).to.be.greaterThan(now);
      }),
      { numRuns: 1000 },
    );
  });
});
