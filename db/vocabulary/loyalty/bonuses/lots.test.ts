import { expect } from 'chai';
import fc from 'fast-check';
import {
  balanceOf,
  endedLots,
  expiryAfterReturn,
  giveBack,
  type Lot,
  type LotEntry,
  takeBack,
  takeFrom,
} from './lots.ts';

const day = 86_400;
const lot = (id: number, left: number, days: number): Lot => ({ id, left, expires_at: days * day });
const after = (lots: readonly Lot[], entries: readonly LotEntry[]): Lot[] =>
  lots.map((each) => ({
    ...each,
    left: entries.reduce((left, { lot_id, count }) => (lot_id === each.id ? left - count : left), each.left),
  }));
const sum = (entries: readonly { count: number }[]) => entries.reduce((all, { count }) => all + count, 0);

const anyLots = fc
  .array(fc.record({ left: fc.nat({ max: 500 }), days: fc.integer({ min: 1, max: 20 }) }), { maxLength: 8 })
  .map((all) => all.map(({ left, days }, index) => lot(index + 1, left, days)));

describe('lots of bonuses', () => {
  it('lots do not collapse: earned 100, spent 80, earned 50, the rest of the first ends and the second stays', () => {
    const first = [lot(1, 100, 10)];
    const spent = after(first, takeFrom(first, 80, 0).entries);
    const both = [...spent, lot(2, 50, 30)];
    expect(balanceOf(both, 9 * day)).to.equal(70);
    expect(endedLots(both, 11 * day)).to.deep.equal([lot(1, 20, 10)]);
    expect(balanceOf(both, 11 * day)).to.equal(50);
  });

  it('the lot that ends first is spent first', () => {
    const lots = [lot(1, 50, 9), lot(2, 50, 3), lot(3, 50, 1)];
    expect(takeFrom(lots, 70, 2 * day)).to.deep.equal({
      entries: [
        { lot_id: 2, count: 50 },
        { lot_id: 1, count: 20 },
      ],
      short: 0,
    });
  });

  it('that should not have been given are taken back first of all', () => {
    const lots = [lot(1, 50, 3), lot(2, 40, 9)];
    expect(takeBack(lots, 2, 60, 0).entries).to.deep.equal([
      { lot_id: 2, count: 40 },
      { lot_id: 1, count: 20 },
    ]);
    expect(takeBack(lots, 2, 100, 0).short).to.equal(10);
  });

  it('a lot gives no more than it has, and the rest is owed', () => {
    fc.assert(
      fc.property(anyLots, fc.nat({ max: 4000 }), fc.integer({ min: 0, max: 20 }), (lots, count, days) => {
        const now = days * day;
        const { entries, short } = takeFrom(lots, count, now);
        const rest = after(lots, entries);
        expect(sum(entries) + short).to.equal(count);
        expect(short).to.equal(Math.max(0, count - balanceOf(lots, now)));
        expect(balanceOf(rest, now)).to.equal(balanceOf(lots, now) - sum(entries));
        for (const { left } of rest) expect(left).to.be.at.least(0);
        const untouched = rest.filter(({ left, expires_at }) => left > 0 && expires_at > now);
        const drained = entries.filter(({ lot_id }) =>
          rest.some(({ id, left }) => id === lot_id && left === 0),
        );
        for (const { lot_id } of drained)
          for (const later of untouched)
            expect(lots.find(({ id }) => id === lot_id)?.expires_at).to.be.at.most(later.expires_at);
      }),
      { numRuns: 1000 },
    );
  });

  it('returning everything restores the lots, in whatever parts', () => {
    fc.assert(
      fc.property(
        anyLots,
        fc.nat({ max: 2000 }),
        fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 30 }),
        (lots, asked, parts) => {
          const spent = takeFrom(lots, asked, 0).entries;
          let entries: LotEntry[] = spent;
          for (const part of [...parts, sum(spent)]) {
            const returned = giveBack(entries, lots, Math.min(part, sum(entries)));
            expect(sum(returned)).to.equal(-Math.min(part, sum(entries)));
            entries = [...entries, ...returned];
            // The lots end as if the smaller sum had been spent in the first place.
            const out = after(lots, entries);
            expect(out).to.deep.equal(after(lots, takeFrom(lots, sum(entries), 0).entries));
          }
          expect(after(lots, entries)).to.deep.equal(lots);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('that came back may be spent for a month, and no shorter than before', () => {
    expect(expiryAfterReturn(10 * day, 11 * day)).to.equal(41 * day);
    expect(expiryAfterReturn(90 * day, 11 * day)).to.equal(90 * day);
  });
});
