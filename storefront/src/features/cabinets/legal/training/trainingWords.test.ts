import { expect } from 'chai';
import { addressOf, summaryOf, sumOf } from './trainingWords.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const of = (...counts: number[]) =>
  counts.map((count) => ({ courses: Array.from({ length: count }) as never[] }));

describe('the words of the plan of training', () => {
  it('people, courses and points have right plurals', () => {
    expect(plain(summaryOf(of(1), undefined))).to.equal('1 сотрудник, 1 курс');
    expect(plain(summaryOf(of(2, 3, 6), 3))).to.equal('Пора на обучение: 3 сотрудника, 11 курсов');
    expect(plain(sumOf({ points: 54, valid_until: '2031-11-20' }))).to.equal(
      '54 балла НМО за пять лет · обучение действует до 20.11.2031',
    );
    expect(sumOf({ points: 0, valid_until: null })).to.include('ещё не учился');
  });

  it('the words say what to do where nothing is found, and that all is well where nobody is due', () => {
    expect(summaryOf([], undefined)).to.include('измените даты');
    expect(summaryOf([], 6)).to.include('Никому не пора');
  });

  it('the link to the file carries the chosen filters and nothing else', () => {
    expect(addressOf({})).to.equal('/legal/training/export?');
    expect(addressOf({ due: 3, from: undefined, employee: 7 })).to.equal(
      '/legal/training/export?due=3&employee=7',
    );
  });
});
