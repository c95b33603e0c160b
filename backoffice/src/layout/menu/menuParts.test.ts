import { grantsOf } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { expect } from 'chai';
import { foundIn, menuPartsFor } from './menuParts.ts';

describe('the filter of the menu', () => {
  const groups = menuPartsFor(grantsOf(['ADMIN']).list());
  const found = (typed: string) =>
    foundIn(groups, typed).flatMap(({ parts }) => parts.map(({ label }) => label));

  it('finds lists and screens by any part of their name, in either keyboard layout', () => {
    expect(found('возвр')).to.deep.equal(['Возвраты']);
    expect(found(' DJPDH ')).to.deep.equal(['Возвраты']);
    expect(found('сверка')).to.deep.equal(['Сверка']);
    expect(found('нет такого')).to.deep.equal([]);
  });

  it('shows everything until something is typed', () => {
    expect(found('')).to.have.length.above(50);
    expect(
      menuPartsFor(grantsOf(['MANAGER_REQUEST_VIEW']).list()).flatMap(({ parts }) => parts),
    ).to.have.length.below(10);
  });
});
