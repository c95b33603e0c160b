import { expect } from 'chai';
import { groupsBy, meaningsOf } from './synonymGroups.ts';

const groups = groupsBy([
  ['эндо', 'эндодонтия', 'корневой канал'],
  ['Съёмное протезирование', 'протезы'],
  ['CAD/CAM', 'фрезерование'],
]);
const others = (...words: string[]) => meaningsOf(words, groups).map((meaning) => meaning.others);

describe('groups of synonyms', () => {
  it('a synonym matches a word in any case and number', () => {
    expect(others('эндодонтией')).to.deep.equal([['эндо', 'корневой канал']]);
    expect(others('протезов')).to.deep.equal([['съемное протезирование']]);
  });

  it('a synonym matches several words too, in both directions', () => {
    expect(others('корневых', 'каналов')).to.deep.equal([['эндо', 'эндодонтия']]);
    expect(others('cad', 'cam')).to.deep.equal([['фрезерование']]);
    expect(others('съемного', 'протезирования')).to.deep.equal([['протезы']]);
  });

  it('a synonym changes neither the words around it nor parts of them', () => {
    expect(
      meaningsOf(['лечение', 'корневых', 'каналов', 'лазером'], groups).map(({ words }) => words),
    ).to.deep.equal([['лечение'], ['корневых', 'каналов'], ['лазером']]);
    expect(others('корневой', 'уровень')).to.deep.equal([[], []]);
  });
});
