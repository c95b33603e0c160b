import { expect } from 'chai';
import { sittingsOf } from './sittings.ts';

const at = (text: string) => Date.parse(`${text}+03:00`) / 1000;
const utc = (text: string) => Date.parse(`${text}Z`) / 1000;
const shown = (times: Parameters<typeof sittingsOf>[0]) =>
  sittingsOf(times).map(({ start, end, isWholeDay }) =>
    [start, end].map((moment) =>
      new Date((moment + (isWholeDay ? 0 : 3 * 3600)) * 1000).toISOString().slice(0, isWholeDay ? 10 : 16),
    ),
  );

describe('the sittings of a course', () => {
  it('each day has one sitting, with its hours', () => {
    const evenings = { date_start: at('2027-03-01T18:30:00'), date_end: at('2027-03-03T21:00:00') };
    expect(shown({ ...evenings, duration_hours: 12 })).to.deep.equal([
      ['2027-03-01T18:30', '2027-03-01T21:00'],
      ['2027-03-02T18:30', '2027-03-02T21:00'],
      ['2027-03-03T18:30', '2027-03-03T21:00'],
    ]);
  });

  it('last as long as their share of the course where no hour of the end is known', () => {
    const date_start = at('2027-03-01T10:00:00');
    expect(shown({ date_start, date_end: utc('2027-03-02T00:00:00'), duration_hours: 16 })).to.deep.equal([
      ['2027-03-01T10:00', '2027-03-01T16:00'],
      ['2027-03-02T10:00', '2027-03-02T16:00'],
    ]);
    expect(shown({ date_start, date_end: 0, duration_hours: 4 })).to.deep.equal([
      ['2027-03-01T10:00', '2027-03-01T13:00'],
    ]);
  });

  it('a sitting is a whole day where no hours are known, and one entry where the course goes on for months', () => {
    const date_start = utc('2027-03-01T00:00:00');
    expect(shown({ date_start, date_end: utc('2027-03-02T00:00:00'), duration_hours: null })).to.deep.equal([
      ['2027-03-01', '2027-03-02'],
      ['2027-03-02', '2027-03-03'],
    ]);
    const started = at('2027-03-01T10:00:00');
    expect(shown({ date_start: started, date_end: 0, duration_hours: 72 })).to.deep.equal([
      ['2027-03-01', '2027-03-02'],
    ]);
    expect(shown({ date_start, date_end: utc('2027-05-31T00:00:00'), duration_hours: 144 })).to.deep.equal([
      ['2027-03-01', '2027-06-01'],
    ]);
  });
});
