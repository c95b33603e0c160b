import { expect } from 'chai';
import { groupWords, peopleOf } from './groupWords.ts';

const prices = [
  { id: 1, price: 900, type: 'listener', date: null, count_listener: 3, text: null, participation: null },
] as const;
const bare = (people: number) =>
  Object.values(groupWords({ price: 1000, prices }, people, 0)).map((text) => text.replaceAll('\u00a0', ' '));

describe('the price of a group', () => {
  it('is told for each, together, and with what the group saves', () => {
    expect(bare(1)).to.deep.equal(['1 000 ₽', 'За одного участника', '']);
    expect(bare(2)).to.deep.equal(['1 000 ₽ за каждого', 'За 2 участников — 2 000 ₽', '']);
    expect(bare(21)).to.deep.equal([
      '900 ₽ за каждого',
      'За 21 участника — 18 900 ₽',
      'Выгода группы — 2 100 ₽',
    ]);
  });

  it('is asked for a number of people, whatever is typed', () => {
    expect(['', '-3', '2.9', 'много', '9999'].map(peopleOf)).to.deep.equal([1, 1, 2, 1, 500]);
  });
});
