import { expect } from 'chai';
import fc from 'fast-check';
import { type RefundPolicy, type Repricing, repricings } from '../../orders/order.ts';
import type { Tier } from '../../orders/participation.ts';
import { quoteOf } from '../../orders/quote.ts';
import { type Bought, calculate, moneyOf, raised } from './calculation.ts';
import { formulasOf } from './formulas.ts';
import { percentBack } from './percentBack.ts';
import { refundLine, refundLineChangesAt, refundWords } from './refundWords.ts';

const policy: RefundPolicy = [
  { days_before: 14, percent: 100 },
  { days_before: 7, percent: 50 },
  { days_before: 0, percent: 0 },
];
const start = Date.parse('2027-03-20T00:00:00Z') / 1000;
const at = (moment: string) => Date.parse(moment) / 1000;

const group = (from: number, price: number, id: number): Tier => ({
  id,
  type: 'listener',
  price,
  date: null,
  count_listener: from,
  text: null,
  participation: null,
  seats_left: null,
  is_active: true,
});

/** An order as the rules of prices make it. */
function boughtBy(people: number, price: number, tiers: Tier[], promo = 0, bonuses = 0): Bought {
  const participants = Array.from({ length: people }, () => ({ is_student: false }));
  const quote = quoteOf(
    { price, tiers },
    {
      participation: 'main',
      participants,
      now: start - 30 * 86_400,
      promo: promo ? { effect: 'PERCENT', value: promo, min_total: 0 } : null,
      bonuses: bonuses ? { asked: bonuses, balance: bonuses, percent: 30 } : null,
    },
  );
  const seats = (quote?.lines ?? []).map((line, index) => ({ id: index + 1, is_student: false, ...line }));
  return { price, tiers, participation: 'main', booked_at: start - 30 * 86_400, seats };
}

const orders = fc
  .record({
    people: fc.integer({ min: 1, max: 12 }),
    price: fc.integer({ min: 0, max: 30_000 }),
    drops: fc.array(
      fc.record({ from: fc.integer({ min: 2, max: 12 }), percent: fc.integer({ min: 0, max: 90 }) }),
      {
        maxLength: 3,
      },
    ),
    promo: fc.integer({ min: 0, max: 60 }),
    bonuses: fc.integer({ min: 0, max: 20_000 }),
  })
  .map(({ people, price, drops, promo, bonuses }) => {
    const tiers = drops.map(({ from, percent }, index) =>
      group(from, price - Math.floor((price * percent) / 100), index + 1),
    );
    return boughtBy(people, price, tiers, promo, bonuses);
  });
const some = (bought: Bought) => fc.subarray(bought.seats.map(({ id }) => id));
const rules = Object.keys(repricings) as Repricing[];
const paidFor = ({ seats }: Bought) => seats.reduce((all, seat) => all + moneyOf(seat), 0);

/** The order as it is when these seats are gone. */
const after = (bought: Bought, leaving: readonly number[], rule: Repricing): Bought => {
  const calculation = calculate(bought, leaving, 100);
  const units = raised(calculation, calculation.sums.KEEP - calculation.sums.RECALC);
  const priceOf = new Map(units.map(({ id, unit }) => [id, unit]));
  const seats = bought.seats
    .filter(({ id }) => !leaving.includes(id))
    .map((seat) => (rule === 'RECALC' ? { ...seat, unit: priceOf.get(seat.id) ?? seat.unit } : seat));
  return { ...bought, seats };
};

describe('what goes back', () => {
  it('depends on whole days in Moscow before the course', () => {
    const percents = ['2027-03-05T23:00:00+03:00', '2027-03-06T23:59:59+03:00', '2027-03-07T00:00:00+03:00'];
    expect(percents.map((moment) => percentBack(policy, start, at(moment)))).to.deep.equal([100, 100, 50]);
    expect(percentBack(policy, start, at('2027-03-13T12:00:00+03:00'))).to.equal(50);
    expect(percentBack(policy, start, at('2027-03-14T12:00:00+03:00'))).to.equal(0);
    expect(percentBack(policy, start, at('2027-03-21T12:00:00+03:00'))).to.equal(0);
    expect(percentBack(policy, null, at('2027-03-14T12:00:00+03:00'))).to.equal(100);
  });

  it('is all of it within 24 hours of the payment, unless the course begins within a day', () => {
    const paid = at('2027-03-17T10:00:00+03:00');
    const back = (moment: string, dateStart = start) => percentBack(policy, dateStart, at(moment), paid);
    expect(back('2027-03-18T09:59:59+03:00')).to.equal(100);
    expect(back('2027-03-18T10:00:00+03:00')).to.equal(0);
    expect(back('2027-03-17T11:00:00+03:00', at('2027-03-18T10:00:00+03:00'))).to.equal(0);
    expect(percentBack(policy, start, at('2027-03-17T11:00:00+03:00'), null)).to.equal(0);
  });

  it('is said in one line with its last day, and in full without a word that the law forbids', () => {
    const line = (moment: string) => refundLine(policy, start, at(moment));
    expect(line('2027-03-01T12:00:00Z')).to.equal('Бесплатная отмена до 6 марта 2027 включительно');
    expect(percentBack(policy, start, at('2027-03-06T23:59:59+03:00'))).to.equal(100);
    expect(line('2027-03-06T23:59:59+03:00')).to.equal(line('2027-03-01T12:00:00Z'));
    expect(line('2027-03-07T00:00:00+03:00')).to.equal('Бесплатная отмена в течение 24 часов после оплаты');
    expect(line('2027-03-07T12:00:00Z')).to.equal('Бесплатная отмена в течение 24 часов после оплаты');
    expect(line('2027-03-19T12:00:00Z')).to.equal('При отмене вернём деньги за вычетом понесённых расходов');
    const said = refundWords(policy).join('; ');
    expect(said).to.not.include('не возвращаются');
    expect(said).to.include('позже — сумма за вычетом понесённых расходов');
  });

  it('is said otherwise at known moments only, so that pages are made anew then', () => {
    const changes = refundLineChangesAt(policy, start, at('2027-03-01T12:00:00Z'));
    expect(changes).to.deep.equal([at('2027-03-07T00:00:00+03:00'), start - 86_400]);
    for (const moment of changes)
      expect(refundLine(policy, start, moment)).to.not.equal(refundLine(policy, start, moment - 1));
    expect(refundLineChangesAt(policy, start, start)).to.deep.equal([]);
    expect(refundLineChangesAt(policy, null, start)).to.deep.equal([]);
  });

  it('of a course without a date goes by its first step, and the line promises no more than that', () => {
    const now = at('2027-03-14T12:00:00+03:00');
    const [full, lower]: RefundPolicy[] = [
      policy,
      policy.map((step) => ({ ...step, percent: Math.min(80, step.percent) })),
    ];
    const of = (steps: RefundPolicy = []) => [
      percentBack(steps, null, now),
      percentBack(steps, null, now, now - 25 * 3600),
      percentBack(steps, null, now, now - 23 * 3600),
      refundLine(steps, null, now),
    ];
    expect(of(full)).to.deep.equal([100, 100, 100, 'Бесплатная отмена до начала курса']);
    expect(of(lower)).to.deep.equal([80, 80, 100, 'Бесплатная отмена в течение 24 часов после оплаты']);
  });

  it('is both numbers with how they came about, when one of ten does not come', () => {
    const ten = boughtBy(10, 10_000, [group(10, 9000, 1)]);
    const calculation = calculate(ten, [4], 100);
    expect(calculation.sums).to.deep.equal({ KEEP: 9000, RECALC: 0 });
    expect(calculation).to.include({ rise: 9000, shortage: 0 });
    const words = formulasOf(calculation);
    expect(words.KEEP.replaceAll('\u00a0', ' ')).to.equal('9 000 ₽ × 100 % = 9 000 ₽');
    expect(words.RECALC.replaceAll('\u00a0', ' ')).to.equal(
      '9 000 ₽ − 9 000 ₽ = 0 ₽: цена для 9 участников выше на 9 000 ₽',
    );
  });

  it('never asks the others for more than the refund covers', () => {
    const ten = boughtBy(10, 10_000, [group(10, 5000, 1)]);
    const calculation = calculate(ten, [1], 50);
    expect(calculation.sums).to.deep.equal({ KEEP: 2500, RECALC: 0 });
    expect(calculation).to.include({ rise: 45_000, shortage: 42_500 });
  });

  it('is money alone: what a promo code and bonuses paid does not come back as money', () => {
    const one = boughtBy(1, 10_000, [], 10, 2000);
    expect(calculate(one, [1], 100).sums.KEEP).to.equal(7000);
  });

  it('is whole roubles, halves rounded up', () => {
    expect(calculate(boughtBy(1, 101, []), [1], 50).sums.KEEP).to.equal(51);
  });

  it('is never less than nothing or more than was paid, and never more with a new price than with the old', () => {
    fc.assert(
      fc.property(
        orders.chain((bought) => fc.record({ bought: fc.constant(bought), leaving: some(bought) })),
        fc.integer({ min: 0, max: 100 }),
        ({ bought, leaving }, percent) => {
          const { sums, money, rise, shortage } = calculate(bought, leaving, percent);
          expect(sums.RECALC).to.be.within(0, sums.KEEP);
          expect(sums.KEEP).to.be.at.most(money);
          expect(money).to.be.at.most(paidFor(bought));
          expect(sums.KEEP - sums.RECALC).to.equal(rise - shortage);
        },
      ),
    );
  });

  it('is all that was paid when everybody leaves, in any order and under any rule', () => {
    fc.assert(
      fc.property(
        orders.chain((bought) =>
          fc.record({
            bought: fc.constant(bought),
            order: fc.shuffledSubarray(
              bought.seats.map(({ id }) => id),
              { minLength: bought.seats.length },
            ),
          }),
        ),
        fc.array(fc.record({ size: fc.integer({ min: 1, max: 4 }), rule: fc.constantFrom(...rules) }), {
          minLength: 12,
          maxLength: 12,
        }),
        ({ bought, order }, steps) => {
          let left = bought;
          let back = 0;
          const waiting = [...order];
          for (const { size, rule } of steps) {
            const leaving = waiting.splice(0, size);
            back += calculate(left, leaving, 100).sums[rule];
            left = after(left, leaving, rule);
          }
          expect(back).to.equal(paidFor(bought));
        },
      ),
    );
  });
});
