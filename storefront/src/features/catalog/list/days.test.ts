import { expect } from 'chai';
import { isDay, isMonth, momentOf, plusMonths, today, weekday } from './days.ts';
import { durationLabel } from './durations.ts';
import { lastDayOf, monthName, weeksOf } from './months.ts';
import { periodsFrom } from './periods.ts';

const at = (text: string) => Date.parse(text) / 1000;

describe('days of the catalogue', () => {
  it('only existing days are accepted', () => {
    expect(['2026-12-05', '2024-02-29'].every(isDay)).to.equal(true);
    for (const text of ['2026-02-30', '2026-13-01', '1999-01-01', '2026-1-1', 'завтра', ''])
      expect(isDay(text), text).to.equal(false);
    expect([isMonth('2026-12'), isMonth('2026-13')]).to.deep.equal([true, false]);
  });

  it('days begin and end in UTC, and today is that of Moscow', () => {
    expect(momentOf('2026-12-05', 'beginning')).to.equal(String(at('2026-12-05T00:00:00Z')));
    expect(momentOf('2026-12-05', 'end')).to.equal(String(at('2026-12-05T23:59:59Z')));
    expect(momentOf('1800000000', 'end')).to.equal('1800000000');
    expect(today(at('2026-12-05T22:30:00Z'))).to.equal('2026-12-06');
  });

  it('weeks begin on Monday', () => {
    expect(weekday('2026-11-23')).to.equal(0);
    const weeks = weeksOf('2026-12');
    expect(weeks).to.have.length(5);
    expect(weeks[0]).to.deep.equal([
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
      '2026-12-06',
    ]);
    expect(weeks[4]?.slice(3)).to.deep.equal(['2026-12-31', null, null, null]);
    expect(weeksOf('2027-02')).to.have.length(4);
    expect([lastDayOf('2024-02'), plusMonths('2026-12', 1), plusMonths('2027-01', -1)]).to.deep.equal([
      '2024-02-29',
      '2027-01',
      '2026-12',
    ]);
    expect(monthName('2026-12')).to.equal('декабрь 2026');
  });

  it('the presets are the week, the weekend, thirty days and two months, never a past day', () => {
    const saturday = { dateStart: '2026-11-21', dateEnd: '2026-11-22' };
    expect(periodsFrom(at('2026-11-18T09:00:00Z'))).to.deep.equal([
      { label: 'На этой неделе', dateStart: '2026-11-18', dateEnd: '2026-11-22' },
      { label: 'В выходные', ...saturday },
      { label: 'Ближайшие 30 дней', dateStart: '2026-11-18', dateEnd: '2026-12-18' },
      { label: 'В декабре', dateStart: '2026-12-01', dateEnd: '2026-12-31' },
      { label: 'В январе', dateStart: '2027-01-01', dateEnd: '2027-01-31' },
    ]);
    expect(periodsFrom(at('2026-11-22T09:00:00Z'))[1]).to.include({ dateStart: '2026-11-22' });
  });

  it('last so many hours', () => {
    expect(['-8', '9-16', '73-', '-21'].map(durationLabel)).to.deep.equal([
      'до 8\u00a0часов',
      '9–16\u00a0часов',
      'от 73\u00a0часов',
      'до 21\u00a0часа',
    ]);
  });
});
