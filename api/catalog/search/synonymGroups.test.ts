import { expect } from 'chai';
import { groupsBy, meaningsOf } from './synonymGroups.ts';

const groups = groupsBy([
  ['эндо', 'эндодонтия', 'корневой канал'],
  ['Съёмное протезирование', 'протезы'],
  ['CAD/CAM', 'фрезерование'],
]);
const others = (...words: string[]) => meaningsOf(words, groups).map((meaning) => meaning.others);

describe('groups of synonyms', () => {
  it('are found by a word in any case and number', () => {
    expect(others('эндодонтией')).to.deep.equal([['эндо', 'корневой канал']]);
    expect(others('протезов')).to.deep.equal([['съемное протезирование']]);
  });

  it('are found by several words as well, so that they work both ways', () => {
    expect(others('корневых', 'каналов')).to.deep.equal([['эндо', 'эндодонтия']]);
    expect(others('cad', 'cam')).to.deep.equal([['фрезерование']]);
    expect(others('съемного', 'протезирования')).to.deep.equal([['протезы']]);
  });

  it('leave alone the words around them, and parts of them', () => {
    expect(
      meaningsOf(['лечение', 'корневых', 'каналов', 'лазером'], groups).map(({ words }) => words),
    ).to.deep.equal([['лечение'], ['корневых', 'каналов'], ['лазером']]);
    expect(others('корневой', 'уровень')).to.deep.equal([[], []]);
  });
});
