import { expect } from 'chai';
import { type HeaderState, headerAtTop, scrolled } from './headerScroll.ts';

const through = (...positions: number[]) => positions.reduce<HeaderState>(scrolled, headerAtTop).isHidden;

describe('header while scrolling', () => {
  it('stays above 100 px, however fast', () => {
    expect(through(99)).to.equal(false);
  });

  it('hides after more than 10 px down, summed over small steps', () => {
    expect(through(98, 100, 102, 104, 106, 108)).to.equal(true);
    expect(through(200, 190, 175, 185)).to.equal(false);
    expect(through(200, 175, 180, 186)).to.equal(true);
  });

  it('comes back after more than 10 px up', () => {
    expect(through(500, 495, 490)).to.equal(true);
    expect(through(500, 495, 489)).to.equal(false);
  });

  it('comes back near the top by any step', () => {
    expect(through(104, 120, 99)).to.equal(false);
  });

  it('sums only what goes one way', () => {
    expect(through(500, 492, 496, 488, 492, 484)).to.equal(true);
  });
});
