import { expect } from 'chai';
import fc from 'fast-check';
import { drawnRows, isLong } from './longLists.ts';

const lists = fc.record({ count: fc.integer({ min: 51, max: 5000 }) }).chain(({ count }) =>
  fc.record({
    count: fc.constant(count),
    top: fc.integer({ min: 0, max: count * 32 - 256 }),
    active: fc.integer({ min: -1, max: count - 1 }),
  }),
);

describe('A long list', () => {
  it('is one of more than 50 options', () => {
    expect([50, 51].map(isLong)).to.deep.equal([false, true]);
  });

  it('draws whatever is in sight, the active row and all a key leads to, and few besides', () => {
    fc.assert(
      fc.property(lists, ({ count, top, active }) => {
        const drawn = drawnRows({ count, top, active });
        const inSight = Array.from({ length: 8 }, (_, n) => Math.floor(top / 32) + n);
        const byKeys = [active, active + 1, active - 1, active + 5, active - 5].filter(
          (row) => row >= 0 && row < count,
        );
        expect(drawn).to.include.members([...inSight, ...byKeys, 0, count - 1]);
        expect(drawn.length).to.be.at.most(24);
        expect(drawn).to.deep.equal([...new Set(drawn)].sort((one, other) => one - other));
        expect(drawn.at(-1)).to.equal(count - 1);
      }),
    );
  });

  it('draws its end when it has grown shorter than it is scrolled', () => {
    expect(drawnRows({ count: 60, top: 30_000, active: -1 })).to.include.members([52, 59]);
  });
});
