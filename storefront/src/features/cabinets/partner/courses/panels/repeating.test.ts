import { violationOf } from '@odonta/db/vocabulary/rules.ts';
import { expect } from 'chai';
import { repeatBody, repeatShape } from './repeating.ts';

describe('repeating a course on other days', () => {
  const start = Date.parse('2027-03-12T07:00:00Z') / 1000;

  it('each day keeps the hour, and is named once', () => {
    const at = (day: string) => Date.parse(`${day}T07:00:00Z`) / 1000;
    expect(repeatBody({ date_start: '2027-04-01', also: '' }, start)).to.deep.equal({
      date_start: at('2027-04-01'),
    });
    const also = '08.04.2027, 01.04.2027 8.4.2027';
    expect(repeatBody({ date_start: '2027-04-01', also }, start).also).to.deep.equal([at('2027-04-08')]);
  });

  it('a word that is no date is refused', () => {
    const rule = repeatShape(1).rules.also ?? {};
    expect(violationOf(rule, '32.01.2027')).to.match(/^Даты вида/);
    expect(violationOf(rule, '')).to.equal(null);
  });
});
