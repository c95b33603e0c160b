import { expect } from 'chai';
import fc from 'fast-check';
import { clashesOf, clashInWords, clashOf, type Engagement } from './lecturerClashes.ts';

const firstDay = 20_000;
const second = (day: number, hour = 0) => (firstDay + day) * 86_400 + hour * 3600;
const isoOf = (day: number) => new Date(second(day) * 1000).toISOString().slice(0, 10);

const engagement = fc
  .record({
    start: fc.integer({ min: 0, max: 12 }),
    length: fc.integer({ min: 1, max: 4 }),
    hour: fc.integer({ min: 0, max: 23 }),
    city: fc.constantFrom(null, 'Пермь', 'Тверь'),
    classes: fc.subarray([0, 1, 2, 3]),
    isOnline: fc.boolean(),
    isOpen: fc.boolean(),
  })
  .map(
    ({ start, length, hour, city, classes, isOnline, isOpen }, id = 1): Engagement & { days: number[] } => {
      const listed = isOnline ? [] : classes.filter((each) => each < length);
      const whole = Array.from({ length: isOnline ? 1 : length }, (_, each) => each);
      const days = (listed.length > 0 ? listed : whole).map((each) => start + each);
      return {
        id,
        date_start: isOpen ? null : second(start, hour),
        date_end: isOnline || isOpen ? 0 : second(start + length - 1, hour),
        city,
        schedule: isOpen ? [] : listed.map((each) => ({ day: isoOf(start + each) })),
        days: isOpen ? [] : days,
      };
    },
  );

/** Day by day, as a person with a calendar would find it. */
function foundByCalendar(one: { days: number[]; city: string | null }, other: typeof one) {
  if (one.days.some((day) => other.days.includes(day))) return 'overlap';
  const isNear = one.days.some((day) => other.days.includes(day - 1) || other.days.includes(day + 1));
  return isNear && one.city && other.city && one.city !== other.city ? 'travel' : null;
}

describe('courses of a lecturer that get in each other’s way', () => {
  it('clashes are those that a calendar shows, in either order', () => {
    const seen = new Set<string | null>();
    fc.assert(
      fc.property(engagement, engagement, (one, other) => {
        const clash = clashOf(one, other);
        seen.add(clash);
        expect(clash).to.equal(foundByCalendar(one, other));
        expect(clashOf(other, one)).to.equal(clash);
      }),
      { numRuns: 2000 },
    );
    expect([...seen]).to.have.members(['overlap', 'travel', null]);
  });

  it('a course never clashes with itself', () => {
    const one = { id: 7, date_start: second(1), date_end: 0, city: null, schedule: [] };
    expect(clashesOf(one, [one])).to.deep.equal([]);
    expect(clashesOf(one, [{ ...one, id: 8 }]).map(({ kind }) => kind)).to.deep.equal(['overlap']);
  });

  it('a warning names the course, its days and its place', () => {
    const other = { name: 'Эндодонтия', city: 'Пермь', date_start: 1_804_809_600, date_end: 1_804_896_000 };
    expect(clashInWords({ kind: 'overlap', ...other })).to.equal(
      'В эти же дни вы ведёте «Эндодонтия»: 12–13 марта 2027, Пермь.',
    );
    expect(clashInWords({ kind: 'travel', ...other })).to.match(
      /^Днём раньше или позже .* Успеете ли переехать\?$/,
    );
  });
});
