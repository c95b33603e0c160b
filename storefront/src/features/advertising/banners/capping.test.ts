import type { Banner } from '@odonta/api/contract';
import { expect } from 'chai';
import { storedInMemory } from '../../../lib/testing/storedInMemory.ts';
import { countSeen, uncapped } from './capping.ts';

const bannerOf = (id: number, is_capped: boolean) => ({ id, is_capped }) as Banner;

describe('the limit of showings to one visitor', () => {
  const kept = storedInMemory();
  const [capped, other, free] = [bannerOf(1, true), bannerOf(2, true), bannerOf(3, false)];
  const isShown = (...banners: Banner[]) => uncapped(banners).map(({ id }) => id);

  it('is three a day of a capped banner, and none of another', () => {
    for (const expected of [true, true, true, false]) {
      expect(isShown(capped).length === 1).to.equal(expected);
      countSeen(capped);
      for (let time = 0; time < 9; time += 1) countSeen(free);
    }
    expect(isShown(capped, other, free)).to.deep.equal([2, 3]);
  });

  it('begins anew the next day', () => {
    for (let time = 0; time < 3; time += 1) countSeen(capped);
    const [key = ''] = kept.keys();
    kept.set(key, (kept.get(key) ?? '').replace(/\d{4}-\d\d-\d\d/, '2020-01-01'));
    expect(isShown(capped)).to.deep.equal([1]);
  });

  it('shows the first where the browser stores nothing, or something else', () => {
    for (const damaged of ['nonsense', '{"day":1,"times":null}', '[]', '7']) {
      kept.set('banners_seen', damaged);
      expect(isShown(capped), damaged).to.deep.equal([1]);
    }
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new Error('refused');
      },
    });
    expect(isShown(capped)).to.deep.equal([1]);
  });
});
