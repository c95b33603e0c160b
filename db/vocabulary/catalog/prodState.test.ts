import { expect } from 'chai';
import fc from 'fast-check';
import {
  bookableStates,
  type ProdState,
  prodStates,
  seatsLeft,
  stateChangesAt,
  stateOf,
  type Timetable,
} from './prodState.ts';

const day = 86_400;
const start = 1_800_000_000;
const course = (given: Partial<Timetable> = {}): Timetable => ({
  date_start: start,
  date_end: start + 2 * day,
  registration_from: null,
  registration_to: null,
  seats_total: null,
  seats_taken: 0,
  waitlist_enabled: false,
  sales_paused: false,
  closed: null,
  ...given,
});

const cases: [ProdState, Partial<Timetable>, number][] = [
  ['NO_DATE', { date_start: null, date_end: 0 }, start],
  ['OPEN', {}, start - day],
  ['OPEN', { seats_total: 100, seats_taken: 89 }, start - day],
  ['LAST_SEATS', { seats_total: 100, seats_taken: 90 }, start - day],
  ['LAST_SEATS', { seats_total: 10, seats_taken: 7 }, start - day],
  ['OPEN', { seats_total: 10, seats_taken: 6 }, start - day],
  ['WAITLIST', { seats_total: 10, seats_taken: 10, waitlist_enabled: true }, start - day],
  ['CLOSED', { seats_total: 10, seats_taken: 10 }, start - day],
  ['CLOSED', { seats_total: 0 }, start - day],
  ['NOT_YET_OPEN', { registration_from: start - day }, start - day - 1],
  ['OPEN', { registration_from: start - day }, start - day],
  ['OPEN', { registration_to: start - day }, start - day - 1],
  ['CLOSED', { registration_to: start - day }, start - day],
  ['CLOSED', { sales_paused: true }, start - day],
  ['PAUSED', { closed: { from: start - 2 * day, until: start } }, start - day],
  ['OPEN', { closed: { from: start - 2 * day, until: start - day } }, start - day],
  ['OPEN', { closed: { from: start - day + 1, until: start } }, start - day],
  ['WAITLIST', { closed: { from: 0, until: start }, seats_total: 0, waitlist_enabled: true }, start - day],
  ['CLOSED', { closed: { from: 0, until: start }, seats_total: 0 }, start - day],
  ['ONGOING', { sales_paused: true }, start],
  ['OPEN', {}, start - 1],
  ['ONGOING', {}, start],
  ['ONGOING', {}, start + 2 * day - 1],
  ['PAST', {}, start + 2 * day],
  ['OPEN', { registration_to: start + day }, start + 1],
  ['ONGOING', { registration_to: start + day }, start + day],
  ['ONGOING', { date_end: 0 }, start + day - 1],
  ['PAST', { date_end: 0 }, start + day],
];

const around = fc.option(fc.integer({ min: 0, max: 12 }));
const anyCourse = fc.record({
  date_start: around,
  date_end: fc.integer({ min: 0, max: 14 }),
  registration_from: around,
  registration_to: around,
  seats_total: fc.option(fc.nat({ max: 5 })),
  seats_taken: fc.nat({ max: 5 }),
  waitlist_enabled: fc.boolean(),
  sales_paused: fc.boolean(),
  closed: fc.option(fc.record({ from: fc.nat({ max: 12 }), until: fc.nat({ max: 14 }) })),
});

describe('the state of a course', () => {
  for (const [state, given, now] of cases)
    it(`is ${state} ${(now - start) / day} days from its start with ${JSON.stringify(given)}`, () =>
      expect(stateOf(course(given), now)).to.equal(state));

  it('is each of those that have a label', () => {
    expect([...new Set(cases.map(([state]) => state))].sort()).to.deep.equal(Object.keys(prodStates).sort());
    for (const state of bookableStates) expect(prodStates).to.have.property(state);
  });

  it('counts no seats below none', () => {
    expect(seatsLeft({ seats_total: 3, seats_taken: 5 })).to.equal(0);
    expect(seatsLeft({ seats_total: null, seats_taken: 5 })).to.equal(null);
  });

  it('changes by itself at no moment but those that are named', () => {
    // A small clock, so that moments meet and overtake each other as often as may be.
    const scaled = (one: Timetable) => ({
      ...one,
      date_start: one.date_start === null ? null : one.date_start * day,
      date_end: one.date_end * day,
      closed: one.closed && { from: one.closed.from * day, until: one.closed.until * day },
    });
    const properly = (one: Timetable): Timetable => ({
      ...scaled(one),
      registration_from: times(one.registration_from),
      registration_to: times(one.registration_to),
    });
    fc.assert(
      fc.property(
        anyCourse,
        fc.integer({ min: -1, max: 16 }),
        fc.nat({ max: 16 * day }),
        (small, from, later) => {
          const one = properly(small);
          const now = from * day;
          const moments = stateChangesAt(one, now);
          const last = Math.max(now, ...moments.filter((moment) => moment <= now + later));
          expect(stateOf(one, now + later)).to.equal(stateOf(one, last));
          for (const moment of moments) expect(moment).to.be.greaterThan(now);
        },
      ),
      { numRuns: 3000 },
    );
  });
});

const times = (days: number | null) => (days === null ? null : days * day);
