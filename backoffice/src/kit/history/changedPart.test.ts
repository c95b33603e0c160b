import { expect } from 'chai';
import { changedPart } from './changedPart.ts';

const long = 'Слово за словом. '.repeat(40);

describe('the changed part of a long text', () => {
  it('stands alone with a little of what is around it', () => {
    const [before, after] = changedPart(`${long}три минуты${long}`, `${long}пять минут${long}`);
    expect(before)
      .to.include('три минуты')
      .and.match(/^….*…$/s);
    expect(after).to.include('пять минут');
    expect(Math.max(before.length, after.length)).to.be.below(120);
  });

  it('is whole where nothing is the same', () => {
    expect(changedPart('да', 'нет')).to.deep.equal(['да', 'нет']);
  });

  it('is found at either end, and where one text is within the other', () => {
    expect(changedPart(long, `${long}Ещё.`)[1]).to.match(/Ещё\.$/);
    expect(changedPart(`Нет. ${long}`, long)[0]).to.match(/^Нет\./);
    expect(changedPart('аа', 'ааа')).to.deep.equal(['аа', 'ааа']);
  });
});
