import { expect } from 'chai';
import { basedOn, markText, moreText, scoresInWords } from './reviewWords.ts';

describe('the words around reviews', () => {
  it('reviews are counted with right plurals', () => {
    expect([1, 3, 21].map((count) => basedOn(count).replaceAll('\u00a0', ' '))).to.deep.equal([
      'на основе 1 отзыва',
      'на основе 3 отзывов',
      'на основе 21 отзыва',
    ]);
    expect([1, 2, 40].map(moreText)).to.deep.equal([
      'Показать ещё отзыв',
      'Показать ещё 2 отзыва',
      'Показать ещё 3 отзыва',
    ]);
  });

  it('a mark has a comma, and a missing one is left out', () => {
    expect([5, 4.25, 4.333].map(markText)).to.deep.equal(['5', '4,3', '4,3']);
    const scores = { program: 5, lecturer: 4, organisation: 3, practice: null };
    expect(scoresInWords({ scores })).to.deep.equal([
      ['Программа', 5],
      ['Лектор', 4],
      ['Организация', 3],
    ]);
    expect(scoresInWords({ scores: null })).to.deep.equal([]);
  });
});
