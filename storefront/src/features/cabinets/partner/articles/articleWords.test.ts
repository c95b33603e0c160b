import type { OwnArticle } from '@odonta/api/contract';
import { expect } from 'chai';
import { answerOf, lengthInWords, standingOf, valueInWords } from './articleWords.ts';

describe('an article of a lecturer in words', () => {
  const at = Date.parse('2027-03-12T09:00:00Z') / 1000;
  const article: OwnArticle = {
    ...{ id: 1, title: 'Шлифовка', status: 'DRAFT', published_at: null, scheduled_at: null },
    ...{ view_count: 0, like_count: 0, date_edit: at, canonical: null },
    ...{ is_proposed: true, returned: null, answer_by: null },
  };

  it('says where it stands', () => {
    expect(standingOf(article)).to.equal('Изменена 12 марта 2027');
    expect(standingOf({ ...article, status: 'REVIEW', answer_by: at })).to.equal(
      'Ответим до 12.03.2027, 12:00',
    );
    expect(standingOf({ ...article, status: 'SCHEDULED', scheduled_at: at })).to.equal(
      'Выйдет 12.03.2027, 12:00',
    );
    expect(
      standingOf({ ...article, status: 'PUBLISHED', published_at: at, view_count: 21, like_count: 2 }),
    ).to.equal('На сайте с 12 марта 2027 · 21\u00a0просмотр · 2\u00a0отметки «Полезно»');
  });

  it('repeats the editor’s reason, and whether the article may be sent again', () => {
    const returned = { reason: 'Добавьте источники', at };
    expect(answerOf(article)).to.equal('');
    expect(answerOf({ status: 'DRAFT', returned })).to.equal(
      'Редактор вернул статью 12 марта 2027: Добавьте источники',
    );
    expect(answerOf({ status: 'REJECTED', returned })).to.match(/^Редактор отклонил статью/);
  });

  it('counts letters, and those beyond the limit', () => {
    expect(lengthInWords(1, 400)).to.equal('1 из 400\u00a0знаков');
    expect(lengthInWords(403, 400)).to.equal('403\u00a0знака: на 3\u00a0знака больше, чем можно');
  });

  it('compares values of every kind', () => {
    expect(valueInWords('text', '<p>Начало <b>важно</b></p>')).to.equal('Начало важно');
    expect(valueInWords('categories', [1, 2])).to.equal('Терапия, Эндодонтия');
    expect(valueInWords('sources', [{ text: 'Иванов, 2020', url: 'https://a.ru' }])).to.equal(
      'Иванов, 2020 — https://a.ru',
    );
    expect(valueInWords('image', { filename: null, alt: '' })).to.equal('нет');
    expect(valueInWords('image', { filename: 'a', alt: '' })).to.equal('без описания');
    expect(valueInWords('conflict_of_interest', null)).to.equal('не указано');
    expect(valueInWords('sources', [])).to.equal('не указано');
  });
});
