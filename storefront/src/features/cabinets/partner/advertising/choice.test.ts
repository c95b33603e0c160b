import { expect } from 'chai';
import { nothingChosen, toggleCategory, toggleWeek, wishOf } from './choice.ts';

describe('a choice of weeks for a banner', () => {
  const center = { center_id: 7, merchant_id: null };
  const two = toggleWeek(toggleWeek(nothingChosen, '2026-12-14'), '2026-12-07');

  it('weeks stand in their order, and a second press takes one back', () => {
    expect(two.weeks).to.deep.equal(['2026-12-07', '2026-12-14']);
    expect(toggleWeek(two, '2026-12-07').weeks).to.deep.equal(['2026-12-14']);
  });

  it('a slot of the whole site is bought without a category, one of categories only with one', () => {
    expect(wishOf(center, 5, two)).to.deep.equal({ center_id: 7, slot: 5, categories: [], weeks: two.weeks });
    expect(wishOf(center, 15, two)).to.equal(null);
    expect(wishOf(center, 15, toggleCategory(two, 3))?.categories).to.deep.equal([3]);
    expect(wishOf(center, 5, nothingChosen)).to.equal(null);
  });

  it('a trading organisation buys in its own name', () => {
    const merchant = { center_id: null, merchant_id: 7 };
    expect(wishOf(merchant, 5, two)).to.deep.equal({
      ...{ merchant_id: 7, slot: 5, categories: [], weeks: two.weeks },
    });
  });
});
