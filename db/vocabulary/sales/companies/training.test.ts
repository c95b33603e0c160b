import { expect } from 'chai';
import { chosenOf, duesOf, endOfCycle, plusMonths } from './training.ts';

const today = '2026-11-22';
const seconds = (day: string) => Date.parse(day) / 1000;
const course = (day: string | null, is_over = true) => ({
  is_over,
  prod: { date_start: day && seconds(day), date_end: day && seconds(day) } as {
    date_start: number | null;
    date_end: number | null;
  },
});
const person = (id: number, valid_until: string | null, ...courses: ReturnType<typeof course>[]) => ({
  id,
  valid_until,
  courses,
});

describe('the plan of training', () => {
  it('counts months by the calendar, and a cycle as five years', () => {
    expect(plusMonths('2026-08-31', 6)).to.equal('2027-02-28');
    expect(plusMonths('2026-11-30', 3)).to.equal('2027-02-28');
    expect(plusMonths('2026-12-01', 12)).to.equal('2027-12-01');
    expect([endOfCycle('2024-02-29'), endOfCycle('2026-11-22')]).to.deep.equal(['2029-02-28', '2031-11-22']);
  });

  it('says why it is time for somebody', () => {
    const dues = (valid_until: string | null, ...courses: ReturnType<typeof course>[]) =>
      duesOf({ valid_until, courses }, { months: 3, today });
    const ahead = course('2027-01-10', false);
    expect(dues('2026-11-21', ahead)).to.deep.equal(['OVER']);
    expect(dues('2026-11-22', ahead)).to.deep.equal(['SOON']);
    expect(dues('2027-02-22', ahead)).to.deep.equal(['SOON']);
    expect(dues('2027-02-23', ahead)).to.deep.equal([]);
    expect(dues('2031-01-01', course('2026-01-01'))).to.deep.equal(['UNPLANNED']);
    expect(dues('2020-01-01', course('2015-01-01'))).to.deep.equal(['OVER', 'UNPLANNED']);
    expect(dues(null, course(null, false))).to.deep.equal([]);
  });

  it('is narrowed to a person, to days, and to those whose time is near', () => {
    const people = [
      person(1, '2031-01-01', course('2026-01-01'), course('2027-03-01', false)),
      person(2, '2026-12-31', course('2021-12-31'), course(null, false)),
    ];
    const found = (choice: Parameters<typeof chosenOf>[1]) =>
      chosenOf(people, choice, today).map(({ id, courses }) => [id, courses.length]);
    expect(found({})).to.deep.equal([
      [1, 2],
      [2, 2],
    ]);
    expect(found({ employee: 2 })).to.deep.equal([[2, 2]]);
    expect(found({ due: 3 })).to.deep.equal([[2, 2]]);
    expect(found({ from: '2026-01-01', to: '2026-12-31' })).to.deep.equal([[1, 1]]);
    expect(found({ to: '2022-01-01' })).to.deep.equal([[2, 1]]);
    expect(found({ from: '2028-01-01' })).to.deep.equal([]);
  });
});
