import { expect } from 'chai';
import type { PriceType } from './price.ts';
import { type PricedOption, tierIssues } from './tierIssues.ts';

const day = (date: string) => Date.parse(`${date}T12:00:00+03:00`) / 1000;
const option = (type: PriceType, price: number, more: Partial<PricedOption> = {}): PricedOption => ({
  type,
  price,
  date: null,
  count_listener: null,
  text: null,
  ...more,
});
const until = (date: string, price: number, more: Partial<PricedOption> = {}) =>
  option('date', price, { date: day(date), ...more });
const group = (count_listener: number, price: number) => option('listener', price, { count_listener });

describe('odd prices', () => {
  it('no price is odd where prices rise with time and fall with the size of the group', () => {
    const options = [
      until('2027-03-01', 7000),
      until('2027-04-01', 8000),
      group(2, 9000),
      group(5, 8500),
      option('student', 5000),
      option('lecture', 6000),
    ];
    expect(tierIssues(10_000, options)).to.deep.equal([]);
  });

  it('a later date that is no dearer, and a larger group that is no cheaper are odd', () => {
    const options = [until('2027-04-01', 7000), until('2027-03-01', 7000), group(5, 9500), group(2, 9000)];
    expect(tierIssues(10_000, options)).to.deep.equal([
      'Цена до 1 апреля 2027 не выше цены до 1 марта 2027: записываться раньше невыгодно',
      'Цена для группы от 5 не ниже цены от 2: большей группе она ничего не даёт',
    ]);
  });

  it('a price above the one it lowers is odd, whichever that is', () => {
    const lecture = until('2027-03-01', 6500, { participation: 'lecture' });
    const issues = tierIssues(10_000, [option('lecture', 6000), lecture, option('student', 10_500)]);
    expect(issues).to.have.length(2);
    expect(issues[0]).to.include('Ранняя регистрация').and.include('6\u00a0000');
    expect(issues[1]).to.include('Студентам и ординаторам').and.include('10\u00a0000');
    expect(tierIssues(5000, [option('practice', 6000)])).to.have.length(1);
  });

  it('prices that are not offered, and different participations, are not compared', () => {
    expect(tierIssues(10_000, [option('student', 20_000, { is_active: false })])).to.deep.equal([]);
    const early = until('2027-03-01', 7000);
    const other = until('2027-04-01', 3000, { participation: 'lecture' });
    expect(tierIssues(10_000, [early, other, option('lecture', 6000)])).to.deep.equal([]);
  });
});
