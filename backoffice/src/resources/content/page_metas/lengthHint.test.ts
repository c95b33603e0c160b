import { expect } from 'chai';
import { lengthHint } from './lengthHint.ts';

describe('the hint under a text for search engines', () => {
  it('counts what is typed, in right Russian', () => {
    expect(lengthHint('я', 70)).to.equal('1\u00a0знак');
    expect(lengthHint('я'.repeat(22), 70)).to.equal('22\u00a0знака');
    expect(lengthHint('я'.repeat(25), 70)).to.equal('25\u00a0знаков');
  });

  it('warns of what will be cut, and says the measure of what is empty', () => {
    expect(lengthHint('я'.repeat(71), 70)).to.equal('71\u00a0знак: в поиске видно только 70');
    expect(lengthHint('  ', 160)).to.equal('В поиске видно до 160 знаков');
  });
});
