import { expect } from 'chai';
import { comparedTo, durationInWords, percentOf, sumInWords } from './inWords.ts';

describe('the figures of sales in words', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');

  it('a time to answer is shown in its largest units', () => {
    const shown = [null, 10, 720, 3600, 12_000, 180_000].map((seconds) => plain(durationInWords(seconds)));
    expect(shown).to.deep.equal(['—', '1 мин', '12 мин', '1 ч', '3 ч 20 мин', '2 дн']);
  });

  it('a share of nothing is none', () => {
    expect([percentOf(0, 0), percentOf(1, 3)].map(plain)).to.deep.equal(['—', '33 %']);
  });

  it('a sum of nothing is shown in roubles, and a month beside the one before', () => {
    expect(plain(sumInWords(0))).to.equal('0 ₽');
    const compared = [
      [1, 0],
      [100, 100],
      [150, 100],
      [50, 100],
      [510, 100],
    ] as const;
    expect(compared.map(([sum, previous]) => plain(comparedTo(sum, previous)).split(',')[0])).to.deep.equal([
      'в прошлом месяце к этому дню продаж не было',
      'как в прошлом месяце к этому дню',
      'на 50 % больше',
      'на 50 % меньше',
      'в 5 раз больше',
    ]);
  });
});
