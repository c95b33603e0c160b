import { expect } from 'chai';
import { startMoved } from './startMoved.ts';

describe('another start of a course', () => {
  const day = 86_400;
  const start = Date.parse('2027-03-12T07:00:00Z') / 1000;
  const schedule = [{ day: '2027-03-12', from: '10:00', to: '18:00', title: null }];

  it('moves the listed days with it', () => {
    const moved = startMoved({ is_date_open: false, schedule }, start + 2 * day, start);
    expect(moved).to.deep.equal({
      date_start: start + 2 * day,
      schedule: [{ ...schedule[0], day: '2027-03-14' }],
    });
  });

  it('ends an open date', () => {
    expect(startMoved({ is_date_open: true, schedule: [] }, start, null)).to.deep.equal({
      date_start: start,
      is_date_open: false,
    });
  });
});
