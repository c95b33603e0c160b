import { expect } from 'chai';
import type { ClassDay } from './classDays.ts';
import { filledProgram, heldDays, issuesOfProgram, type ProgramDay, programInLines } from './programDays.ts';

const on = (day: string, from = '10:00', to = '18:00'): ClassDay => ({ day, from, to, title: null });
const day = (...times: (string | null)[]): ProgramDay => ({
  title: null,
  items: times.map((time) => ({ time, text: 'Лекция' })),
});
const open = { schedule: [], date_start: null, date_end: 0 };

describe('the programme of a course by days', () => {
  it('a day listed twice, around a break, is one day', () => {
    const parts = [on('2027-03-12', '10:00', '13:00'), on('2027-03-12', '14:00', '18:00'), on('2027-03-13')];
    expect(heldDays(parts).map(({ from, to }) => [from, to])).to.deep.equal([
      ['10:00', '18:00'],
      ['10:00', '18:00'],
    ]);
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
    const dates = {
      date_start: Date.parse('2027-03-12') / 1000,
      date_end: Date.parse('2027-03-12T15:00') / 1000,
    };
    expect(Object.keys(issuesOfProgram([day('03:00'), day()], { ...open, ...dates }))).to.deep.equal([
      'program_days.1.title',
    ]);
    expect(issuesOfProgram([day(), day(), day()], open)).to.deep.equal({});
  });

  it('what nothing is written in is left out, and an empty day keeps its place', () => {
    const blank = { title: ' ', items: [{ time: '10:00', text: ' ' }] };
    expect(filledProgram([blank, { title: ' Практика ', items: [] }, blank])).to.deep.equal([
      { title: null, items: [] },
      { title: 'Практика', items: [] },
    ]);
    expect(filledProgram([blank])).to.deep.equal([]);
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
