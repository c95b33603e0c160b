import { expect } from 'chai';
import { pagesAround } from './paging.ts';

describe('pagesAround', () => {
  it('offers all of a few pages', () => {
    expect(pagesAround(2, 4)).to.deep.equal([1, 2, 3, 4]);
  });

  it('leaves out what is far, but never a single page', () => {
    expect(pagesAround(6, 12)).to.deep.equal([1, null, 5, 6, 7, null, 12]);
    expect(pagesAround(4, 12)).to.deep.equal([1, 2, 3, 4, 5, null, 12]);
  });

  it('bears a page that does not exist', () => {
    expect(pagesAround(99, 3)).to.deep.equal([1, 2, 3]);
    expect(pagesAround(1, 0)).to.deep.equal([]);
  });
});
