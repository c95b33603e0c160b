import { expect } from 'chai';
import { formatPrice, kopecksOf, roublesOf } from './money.ts';
import { academicHours, courses, plural, pluralForm } from './plural.ts';

const forms = ['курс', 'курса', 'курсов'] as const;
const shown = (text: string) => text.replaceAll('\u00a0', ' ');

describe('Russian numbers', () => {
  it('numbers have the plural form that people say', () => {
    const said: [number, string][] = [
      [0, 'курсов'],
      [1, 'курс'],
      [2, 'курса'],
      [4, 'курса'],
      [5, 'курсов'],
      [11, 'курсов'],
      [12, 'курсов'],
      [14, 'курсов'],
      [21, 'курс'],
      [22, 'курса'],
      [25, 'курсов'],
      [101, 'курс'],
      [111, 'курсов'],
      [1.5, 'курса'],
      [1000, 'курсов'],
    ];
    for (const [count, form] of said) expect([count, pluralForm(count, forms)]).to.deep.equal([count, form]);
  });

  it('a number is not separated from its word', () => {
    expect(plural(21, forms)).to.equal('21\u00a0курс');
    expect(shown(courses(22))).to.equal('22 курса');
    expect(shown(academicHours(25))).to.equal('25 часов');
    expect(shown(academicHours(1.5))).to.equal('1,5 часа');
    expect(shown(plural(12_345, forms))).to.equal('12 345 курсов');
  });

  it('of money are kopecks inside and whole roubles outside', () => {
    expect([kopecksOf(189), roublesOf(18_900), roublesOf(18_950), roublesOf(0)]).to.deep.equal([
      18_900, 189, 190, 0,
    ]);
    expect(shown(formatPrice(18_900))).to.equal('18 900 ₽');
    expect(shown(formatPrice(1_250_000))).to.equal('1 250 000 ₽');
    expect(formatPrice(0)).to.equal('Бесплатно');
  });
});
