import { expect } from 'chai';
import ICAL from 'ical.js';
import { prodOf, siteOf } from '../testing/prodOf.ts';
import { calendarLinks } from './calendarLinks.ts';
import { courseEvent } from './courseEvent.ts';
import { icsOf } from './ics.ts';

/** The content of the file as read by another program than its writer. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [entry, ...more] = calendar.getAllSubcomponents('vevent');
  if (!entry || more.length > 0) throw new Error('one entry was expected');
  return { calendar, event: new ICAL.Event(entry), entry };
}
const oneDay = {
  date_start: Date.UTC(2027, 2, 1, 7) / 1000,
  date_end: Date.UTC(2027, 2, 1, 14) / 1000,
};
const daysOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((entry) => {
    const { uid, startDate, endDate } = new ICAL.Event(entry);
    return [uid, startDate.toString(), endDate.toString()];
  });
const fileOf = (given: Parameters<typeof prodOf>[0] = {}) => {
  const event = courseEvent(prodOf(given), siteOf);
  if (!event) throw new Error('no date');
  return icsOf(event);
};

describe('a course in a calendar', () => {
  it('is read by another program as it was written: moments in UTC, place, address', () => {
    const { event, entry } = read(fileOf(oneDay));
    expect(event.startDate.toJSDate()).to.deep.equal(new Date(Date.UTC(2027, 2, 1, 7)));
    expect(event.endDate.toJSDate()).to.deep.equal(new Date(Date.UTC(2027, 2, 1, 14)));
    expect([event.summary, event.location]).to.deep.equal(['Эндо & ретритмент', 'Пермь, Учебная, 1']);
    expect(entry.getFirstPropertyValue('url')).to.equal('https://odonta.example/prods/retritment-12');
  });

  it('is the same entry after a change, and a newer one', () => {
    const edited = Date.UTC(2027, 0, 1) / 1000;
    const [before, after] = [edited, edited + 60].map(
      (date_edit) => read(fileOf({ ...oneDay, date_edit })).event,
    );
    expect(after?.uid).to.equal(before?.uid);
    expect(after?.sequence).to.be.greaterThan(Number(before?.sequence));
  });

  it('is taken out of calendars when the course is cancelled', () => {
    const { calendar, entry } = read(fileOf({ ...oneDay, is_canceled: true }));
    expect(calendar.getFirstPropertyValue('method')).to.equal('CANCEL');
    expect(entry.getFirstPropertyValue('status')).to.equal('CANCELLED');
  });

  it('is written in short lines, and nothing typed breaks out of its field', () => {
    const name = `Курс; часть, два\\ ${'очень '.repeat(30)}\nBEGIN:VALARM`;
    const text = fileOf({ ...oneDay, name });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).to.be.at.most(75);
    const { event, entry } = read(text);
    expect(event.summary).to.equal(name);
    expect(entry.getAllSubcomponents()).to.deep.equal([]);
  });

  it('of several days is an entry for each, with its hours, and whole days where no hours are known', () => {
    const evenings = { ...oneDay, date_end: Date.UTC(2027, 2, 2, 14) / 1000 };
    expect(daysOf(fileOf(evenings))).to.deep.equal([
      ['prod-12@odonta.example', '2027-03-01T07:00:00Z', '2027-03-01T14:00:00Z'],
      ['prod-12-2@odonta.example', '2027-03-02T07:00:00Z', '2027-03-02T14:00:00Z'],
    ]);
    expect(daysOf(fileOf()).map(([, ...days]) => days)).to.deep.equal([
      ['2027-03-01', '2027-03-02'],
      ['2027-03-02', '2027-03-03'],
      ['2027-03-03', '2027-03-04'],
    ]);
  });

  it('of a webinar lasts as long as its academic hours', () => {
    const online = { ...oneDay, date_end: 0, city: null, address: null, duration_hours: 4 };
    expect(read(fileOf(online)).event.duration.toSeconds() / 60).to.equal(180);
  });

  it('has no entry while the date is open', () => {
    expect(courseEvent(prodOf({ date_start: null }), siteOf)).to.equal(null);
  });

  it('opens in the usual calendars with its moments', () => {
    const given = { ...oneDay, date_end: Date.UTC(2027, 2, 2, 14) / 1000 };
    const event = courseEvent(prodOf(given), siteOf);
    const links = event ? calendarLinks(event).map(({ href }) => new URL(href)) : [];
    expect(links.map(({ host }) => host)).to.deep.equal([
      'calendar.google.com',
      'calendar.yandex.ru',
      'outlook.live.com',
    ]);
    expect(links[0]?.searchParams.get('dates')).to.equal('20270301T070000Z/20270301T140000Z');
    expect(links[0]?.searchParams.get('recur')).to.equal('RRULE:FREQ=DAILY;COUNT=2');
    expect(links[1]?.searchParams.get('startTs')).to.equal('2027-03-01T10:00:00');
    expect(links[2]?.searchParams.get('startdt')).to.equal('2027-03-01T07:00:00Z');
  });
});
