import { expect } from 'chai';
import { daysOf } from './lessonDays.ts';

describe('free hours', () => {
  const slot = (id: number, start: string, hours = 2) => {
    const starts_at = Date.parse(start) / 1000;
    return { id, starts_at, ends_at: starts_at + hours * 3600, price: 8000, lecturer: 'Анна Лекторова' };
  };

  it('free hours are grouped by the day on the clock of the course', () => {
    const slots = [slot(1, '2027-03-11T23:00:00Z'), slot(2, '2027-03-12T07:00:00Z', 1.5)];
    const shown = (offset: 3 | 10) =>
      daysOf({ slots, utc_offset: offset }).map((day) => [day.name, day.slots.map(({ hours }) => hours)]);
    expect(shown(10)).to.deep.equal([['пятница, 12 марта', ['09:00–11:00', '17:00–18:30']]]);
    expect(shown(3)).to.deep.equal([['пятница, 12 марта', ['02:00–04:00', '10:00–11:30']]]);
    expect(daysOf({ slots: [], utc_offset: 3 })).to.deep.equal([]);
  });
});
