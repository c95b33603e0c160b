import { expect } from 'chai';
import type { ClassDay } from './classDays.ts';
import {
  dateAndHours,
  filledProgram,
  heldDays,
  issuesOfProgram,
  type ProgramDay,
  programInLines,
} from './programDays.ts';

const on = (day: string, from = '10:00', to = '18:00'): ClassDay => ({ day, from, to, title: null });
const day = (...times: (string | null)[]): ProgramDay => ({
  title: null,
  items: times.map((time) => ({ time, text: 'Лекция' })),
});
const dates = (from: string, to: string) => ({
  date_start: Date.parse(`${from}T07:00Z`) / 1000,
  date_end: Date.parse(`${to}T15:00Z`) / 1000,
});
const open = { schedule: [], date_start: null, date_end: 0 };

describe('the programme of a course by days', () => {
  it('a day listed twice, around a break, is one day', () => {
    const parts = [on('2027-03-12', '10:00', '13:00'), on('2027-03-12', '14:00', '18:00'), on('2027-03-13')];
    expect(heldDays({ ...open, schedule: parts }, 2).map(({ hours }) => hours)).to.deep.equal([
      { from: '10:00', to: '18:00' },
      { from: '10:00', to: '18:00' },
    ]);
  });

  it('hours of some days alone do not move the others, nor forbid them', () => {
    const held = {
      schedule: [on('2027-03-11', '10:00', '15:00'), on('2027-03-12')],
      ...dates('2027-03-10', '2027-03-12'),
    };
    expect(heldDays(held, 1).map(dateAndHours)).to.deep.equal([
      'среда, 10 марта 2027',
      'четверг, 11 марта 2027, 10:00–15:00',
      'пятница, 12 марта 2027, 10:00–18:00',
    ]);
    expect(issuesOfProgram([day('08:00'), day('15:30'), day('18:00'), day()], held)).to.deep.equal({
      'program_days.1.items.0.time': '15:30 — вне часов этого дня, 10:00–15:00',
      'program_days.3.title': 'В курсе 3\u00a0дня: этот лишний',
    });
  });

  it('a day between those with hours is counted as soon as the programme has it', () => {
    const held = {
      schedule: [on('2027-03-10'), on('2027-03-12', '10:00', '15:00')],
      ...dates('2027-03-10', '2027-03-12'),
    };
    expect(issuesOfProgram([day('10:00'), day('19:00'), day('15:00')], held)).to.deep.equal({});
    expect(heldDays(held, 3).map(({ day }) => day)).to.deep.equal(['2027-03-10', '2027-03-11', '2027-03-12']);
  });

  it('the days of modules are those of the table, weeks apart', () => {
    const days = ['2027-03-10', '2027-03-11', '2027-05-14'];
    const held = { schedule: days.map((each) => on(each)), ...dates('2027-03-10', '2027-05-14') };
    expect(heldDays(held, 3).map(({ day }) => day)).to.deep.equal(days);
    const isCleared = { ...held, schedule: [...held.schedule, on('')] };
    expect(heldDays(isCleared, 3).map(({ day }) => day)).to.deep.equal(days);
    expect(heldDays({ ...held, date_start: null, date_end: 0 }, 1).map(({ day }) => day)).to.deep.equal(days);
  });

  it('names a time outside the hours of its day, one before the last, and a day too many', () => {
    const schedule = [on('2027-03-12'), on('2027-03-13', '09:00', '15:00')];
    const days = [day('09:30', '10:00', null, '18:00'), day('09:00', '12:00', '11:00', '15:30'), day()];
    expect(issuesOfProgram(days, { ...open, schedule })).to.deep.equal({
      'program_days.0.items.0.time': '09:30 — вне часов этого дня, 10:00–18:00',
      'program_days.1.items.2.time': '11:00 — раньше предыдущего, 12:00',
      'program_days.1.items.3.time': '15:30 — вне часов этого дня, 09:00–15:00',
      'program_days.2.title': 'В курсе 2\u00a0дня: этот лишний',
    });
  });

  it('without a table of hours the dates count the days, and without dates nothing does', () => {
    expect(
      Object.keys(issuesOfProgram([day('03:00'), day()], { ...open, ...dates('2027-03-12', '2027-03-12') })),
    ).to.deep.equal(['program_days.1.title']);
    expect(issuesOfProgram([day(), day(), day()], open)).to.deep.equal({});
  });

  it('what nothing is written in is left out, and an empty day keeps its place', () => {
    const blank = { title: ' ', items: [{ time: null, text: ' ' }] };
    expect(filledProgram([blank, { title: ' Практика ', items: [] }, blank])).to.deep.equal([
      { title: null, items: [] },
      { title: 'Практика', items: [] },
    ]);
    expect(filledProgram([blank])).to.deep.equal([]);
    const begun = { title: null, items: [{ time: '10:00', text: '' }] };
    expect(filledProgram([begun]), 'a time typed before its words').to.deep.equal([begun]);
  });

  it('reads as lines', () => {
    const items = [
      { time: '10:00', text: 'Кофе' },
      { time: null, text: 'Лекция' },
    ];
    expect(programInLines([{ title: 'Теория', items }, day()])).to.deep.equal([
      'День 1. Теория: 10:00 Кофе; Лекция',
      'День 2',
    ]);
  });
});
