import { expect } from 'chai';
import { basedOn, markText, moreText, repliedBy, scoresInWords } from './reviewWords.ts';

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

  it('a reply says in whose name it is', () => {
    expect(repliedBy({ author_kind: 'CENTER', author_name: 'Дента' })).to.equal(
      'Учебный центр «Дента» — ответ',
    );
    expect(repliedBy({ author_kind: 'CENTER', author_name: 'Школа «Дента»' })).to.equal(
      'Учебный центр Школа «Дента» — ответ',
    );
    expect(repliedBy({ author_kind: 'LECTURER', author_name: 'Анна Петрова' })).to.equal(
      'Лектор Анна Петрова — ответ',
    );
    expect(repliedBy({ author_kind: 'PLATFORM', author_name: null })).to.equal('Команда «Одонты» — ответ');
  });
});
