import { expect } from 'chai';
import { collisions } from './collisions.ts';

const base = { id: 1, name: 'Было', price: 10, version: 1, date_edit: 100 };

describe('a conflict', () => {
  it('shows what the other person changed', () => {
    const rows = collisions(base, { ...base, price: 20, version: 2, date_edit: 200 }, {});
    expect(rows).to.deep.equal([{ field: 'price', before: 10, theirs: 20, mine: undefined, isClash: false }]);
  });

  it('marks a field that both changed differently', () => {
    const rows = collisions(base, { ...base, name: 'Их', version: 2 }, { name: 'Моё' });
    expect(rows.map(({ field, isClash }) => [field, isClash])).to.deep.equal([['name', true]]);
  });

  it('is no clash when both wrote the same', () => {
    expect(collisions(base, { ...base, name: 'То же' }, { name: 'То же' })[0]?.isClash).to.equal(false);
  });

  it('shows nothing when only the bookkeeping moved', () => {
    expect(collisions(base, { ...base, version: 5, date_edit: 900 }, { name: 'Моё' })).to.deep.equal([]);
  });
});
