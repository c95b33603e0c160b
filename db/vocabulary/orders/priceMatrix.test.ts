import { expect } from 'chai';
import fc from 'fast-check';
import type { PriceType } from '../catalog/price.ts';
import type { Tier } from './participation.ts';
import { priceMatrix } from './priceMatrix.ts';

const now = Date.parse('2027-03-10T12:00:00+03:00') / 1000;
const endOf = (day: string) => Date.parse(`${day}T23:59:59+03:00`) / 1000;

let id = 0;
function tier(type: PriceType, price: number, more: Partial<Tier> = {}): Tier {
  id += 1;
  const open = { date: null, count_listener: null, text: null, participation: null, seats_left: null };
  return { id, type, price, ...open, is_active: true, ...more };
}

describe('the matrix of prices', () => {
  it('has a row for each time of booking and a column for each size of a group', () => {
    const tiers = [
      tier('date', 8000, { date: endOf('2027-03-12') }),
      tier('listener', 7000, { count_listener: 3 }),
      tier('student', 5000),
    ];
    expect(priceMatrix(10_000, tiers, now)).to.deep.equal({
      sizes: [1, 3],
      hasStudents: true,
      rows: [
        {
          participation: 'main',
          label: 'Основная цена',
          until: endOf('2027-03-12'),
          units: [8000, 7000],
          student: 5000,
        },
        { participation: 'main', label: 'Основная цена', until: null, units: [10_000, 7000], student: 5000 },
      ],
    });
  });

  it('shows each way to come by itself, in a row for each day on which its own prices change, and nothing of what is switched off', () => {
    const tiers = [
      tier('practice', 6000),
      tier('listener', 4000, { count_listener: 2, participation: 'practice', seats_left: 0 }),
      tier('date', 1000, { date: endOf('2027-03-11'), is_active: false }),
      tier('date', 9000, { date: endOf('2027-03-12'), participation: 'main' }),
    ];
    const { rows } = priceMatrix(10_000, tiers, now);
    expect(rows.map(({ participation, until, units }) => [participation, until, units])).to.deep.equal([
      ['main', endOf('2027-03-12'), [9000, 9000]],
      ['main', null, [10_000, 10_000]],
      ['practice', null, [6000, 4000]],
    ]);
  });

  it('never has a larger group pay more, nor a later day cost a single one less', () => {
    const price = fc.integer({ min: 0, max: 9000 });
    const groups = fc.array(fc.record({ price, count_listener: fc.integer({ min: 2, max: 9 }) }), {
      maxLength: 4,
    });
    const early = fc.option(price, { nil: null });
    fc.assert(
      fc.property(groups, early, (sizes, sum) => {
        const tiers = [
          ...sizes.map(({ price: unit, ...more }) => tier('listener', unit, more)),
          ...(sum === null ? [] : [tier('date', sum, { date: endOf('2027-03-12') })]),
        ];
        const { rows } = priceMatrix(9000, tiers, now);
        for (const { units } of rows)
          expect(units).to.deep.equal([...units].sort((one, other) => Number(other) - Number(one)));
        const [first, later = first] = rows;
        expect(Number(later?.units[0])).to.be.at.least(Number(first?.units[0]));
      }),
    );
  });
});
