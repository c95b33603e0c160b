import { expect } from 'chai';
import { isUnchanged, partsOf, shortParts } from './textParts.ts';

const long = 'Слово за словом. '.repeat(60);
const textOf = (parts: { value: string }[]) => parts.map(({ value }) => value).join('');

describe('the changed words of a text', () => {
  it('a changed word is found between equal ones', () => {
    const parts = partsOf('Курс длится два дня', 'Курс длится три дня');
    expect(parts.filter(({ removed }) => removed).map(({ value }) => value)).to.deep.equal(['два']);
    expect(parts.filter(({ added }) => added).map(({ value }) => value)).to.deep.equal(['три']);
    expect([isUnchanged(parts), isUnchanged(partsOf('То же', 'То же'))]).to.deep.equal([false, true]);
  });

  it('a change in a long text stands with a few words around it', () => {
    const short = textOf(shortParts(partsOf(`${long}два дня. ${long}`, `${long}три дня. ${long}`)));
    expect(short)
      .to.include('два')
      .and.include('три')
      .and.match(/^….*…$/s);
    expect(short.length).to.be.below(300);
  });
});
