import { expect } from 'chai';
import { giftStateOf, giftsLeft } from './gift.ts';

const now = 1_000_000;
const offered = { is_active: true, date_start: null, date_end: null, stock: 3, ordered_count: 0 };

describe('a gift', () => {
  it('may be ordered while it is on, within its dates and in stock', () => {
    const states = [
      {},
      { ordered_count: 3 },
      { date_start: now + 1 },
      { date_end: now },
      { date_start: now, date_end: now + 1 },
      { is_active: false, ordered_count: 3 },
      { stock: null, ordered_count: 500 },
    ].map((given) => giftStateOf({ ...offered, ...given }, now));
    expect(states).to.deep.equal(['ACTIVE', 'GONE', 'PLANNED', 'ENDED', 'ACTIVE', 'OFF', 'ACTIVE']);
  });

  it('is counted down from its stock, and never below nothing', () => {
    expect(giftsLeft({ stock: 3, ordered_count: 1 })).to.equal(2);
    expect(giftsLeft({ stock: 0, ordered_count: 0 })).to.equal(0);
    expect(giftsLeft({ stock: null, ordered_count: 9 })).to.equal(null);
  });
});
