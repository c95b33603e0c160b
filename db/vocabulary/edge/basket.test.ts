import { expect } from 'chai';
import fc from 'fast-check';
import {
  addedToBasket,
  type BasketItem,
  basketOf,
  changesSince,
  joinedBasket,
  mergedBaskets,
  recentAtMost,
  removedFromBasket,
  viewedAlso,
  viewedOf,
} from './basket.ts';

const prod = (id: number) => ({ id, slug: 'kurs', name: `Курс ${id}`, price: 1000 });
const item = (id: number, uid: number): BasketItem => ({ ...prod(id), uid });
const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);

const uids = fc.integer({ min: 1, max: 2 ** 45 });
const baskets = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 40 }), uids), { selector: ([, uid]) => uid })
  .map((pairs) => pairs.map(([id, uid]) => item(id, uid)));

describe('a basket beside the one of an account', () => {
  const known = [1, 2, 3];

  it('tells the account what was chosen and removed here since', () =>
    expect(changesSince(known, [item(4, 40), item(1, 10)])).to.deep.equal({
      added: [{ id: 4, uid: 40, price: 1000 }],
      removed: [2, 3],
    }));

  it('loses what another device removed, has what it chose, and keeps what no account holds', () => {
    const here = [item(9, 90), item(1, 10), item(2, 20)];
    const ofAccount = [item(5, 50), item(1, 10)];
    expect(ids(joinedBasket(known, here, ofAccount))).to.deep.equal([9, 5, 1]);
  });

  it('loses nothing at the first sign-in', () =>
    fc.assert(
      fc.property(baskets, baskets, (here, ofAccount) => {
        const all = new Set([...ids(here), ...ids(ofAccount)]);
        expect(new Set(ids(joinedBasket([], here, ofAccount)))).to.deep.equal(all);
      }),
    ));
});

describe('the basket (section 4)', () => {
  it('takes items to the front', () => {
    const basket = addedToBasket(addedToBasket([], prod(1), 1000), prod(2), 2000);
    expect(basket).to.deep.equal([item(2, 2000), item(1, 1000)]);
  });

  it('holds a course once, where it was chosen last', () => {
    const basket = [1, 2, 1].reduce<BasketItem[]>(
      (items, id, index) => addedToBasket(items, prod(id), index),
      [],
    );
    expect(ids(basket)).to.deep.equal([1, 2]);
  });

  it('gives every item a uid of its own, even within a millisecond and when the clock goes back', () => {
    const basket = [1, 2, 3].reduce<BasketItem[]>(
      (items, id) => addedToBasket(items, prod(id), 500 - id),
      [],
    );
    expect(basket.map(({ uid }) => uid)).to.deep.equal([501, 500, 499]);
  });

  it('loses an item by its uid alone', () => {
    expect(ids(removedFromBasket([item(2, 20), item(1, 10)], 20))).to.deep.equal([1]);
    expect(ids(removedFromBasket([item(2, 20)], 2))).to.deep.equal([2]);
  });

  it('survives damaged storage', () => {
    for (const damaged of [null, 7, 'текст', {}, [null], [{ id: '1' }], [{ ...item(1, 1), slug: '../x' }]])
      expect(basketOf(damaged)).to.deep.equal([]);
    expect(basketOf([null, item(1, 10), { uid: 5 }, item(2, 20)])).to.deep.equal([item(2, 20), item(1, 10)]);
    fc.assert(fc.property(fc.jsonValue(), (kept) => void basketOf(kept)));
  });
});

describe('two baskets of one person', () => {
  it('the merged basket holds every course of both, once, newest first', () => {
    fc.assert(
      fc.property(baskets, baskets, (one, other) => {
        const merged = mergedBaskets(one, other);
        expect(new Set(ids(merged))).to.deep.equal(new Set(ids([...one, ...other])));
        expect(ids(merged)).to.have.length(new Set(ids(merged)).size);
        expect(merged.map(({ uid }) => uid)).to.deep.equal(
          merged.map(({ uid }) => uid).sort((a, b) => b - a),
        );
      }),
    );
  });

  it('the merged basket has the newest uid of a course that both hold', () => {
    fc.assert(
      fc.property(baskets, baskets, (one, other) => {
        for (const { id, uid } of mergedBaskets(one, other))
          expect(uid).to.equal(
            Math.max(...[...one, ...other].filter((each) => each.id === id).map((each) => each.uid)),
          );
      }),
    );
  });

  it('the order of merging does not matter, and merging again changes nothing', () => {
    fc.assert(
      fc.property(baskets, baskets, (one, other) => {
        const merged = mergedBaskets(one, other);
        expect(mergedBaskets(merged, one)).to.deep.equal(merged);
        expect(mergedBaskets(other, one).map(({ id, uid }) => [id, uid])).to.deep.equal(
          merged.map(({ id, uid }) => [id, uid]),
        );
      }),
    );
  });
});

describe('recently viewed courses', () => {
  it('the list holds the last twelve courses, each once, newest first', () => {
    const viewed = Array.from({ length: 15 }, (_, n) => n + 1).reduce(
      (seen, id) => viewedAlso(seen, prod(id)),
      viewedOf(null),
    );
    expect(ids(viewed)).to.deep.equal([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
    expect(ids(viewedAlso(viewed, prod(9)))).to.have.length(recentAtMost);
    expect(ids(viewedAlso(viewed, prod(9))).slice(0, 3)).to.deep.equal([9, 15, 14]);
  });

  it('the list survives damaged storage', () => {
    expect(viewedOf([{ name: 'нет номера' }, prod(3)])).to.deep.equal([prod(3)]);
    expect(viewedOf('{')).to.deep.equal([]);
  });
});
