import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  endOfMoscowDay,
  formatDay,
  formatDays,
  formatMoment,
  formatMoscowDay,
  secondsOf,
  zoneOf,
} from './time.ts';

const root = path.join(import.meta.dirname, '../..');
const utc = (text: string) => Date.parse(`${text}Z`) / 1000;
const moscow = (text: string) => Date.parse(`${text}+03:00`) / 1000;
const anyMoment = fc.integer({ min: 0, max: 4_000_000_000 });
const shown = (text: string) => text.replaceAll('\u00a0', ' ');

describe('moments', () => {
  it('moments are shown in UTC from the day dates were stored so, and in Moscow before', () => {
    expect([0, 1_681_328_651, 1_681_328_652].map(zoneOf)).to.deep.equal(['UTC', 'Europe/Moscow', 'UTC']);
    expect(formatDay(utc('2023-01-10T22:00:00'))).to.equal('11 января 2023');
    expect(formatDay(utc('2027-01-10T22:00:00'))).to.equal('10 января 2027');
    expect(formatDay(0)).to.equal('1 января 1970');
  });

  it('at which something happened are shown by the day of Moscow, wherever the reader is', () => {
    expect(formatMoscowDay(utc('2027-01-10T20:59:59'))).to.equal('10 января 2027');
    expect(formatMoscowDay(utc('2027-01-10T22:00:00'))).to.equal('11 января 2027');
  });

  it('at which something happened or ends are nowhere shown as days of a course', () => {
    const moment = /formatDays?\([^)\n]{0,60}(?:(?<!held)_at|_until|expires|published)\b/;
    const found = ['api', 'db', 'storefront/src', 'backoffice/src'].flatMap((folder) =>
      globSync(`${folder}/**/*.{ts,tsx,astro}`, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
        .filter((file) => !file.endsWith('.test.ts'))
        .filter((file) => moment.test(readFileSync(path.join(root, file), 'utf8'))),
    );
    expect('formatDay(order.created_at)').to.match(moment);
    expect(found).to.deep.equal([]);
  });

  it('of a course are as many days as it lasts', () => {
    const [march12, march14] = [utc('2027-03-12T09:00:00'), utc('2027-03-14T18:00:00')];
    expect(shown(formatDays(march12, march14))).to.equal('12–14 марта 2027');
    expect(formatDays(march12, utc('2027-03-12T18:00:00'))).to.equal('12 марта 2027');
    expect(formatDays(march12, 0)).to.equal('12 марта 2027');
    expect(formatDays(utc('2027-03-30T09:00:00'), utc('2027-04-02T18:00:00'))).to.equal(
      '30 марта — 2 апреля 2027',
    );
    expect(formatDays(utc('2027-12-30T09:00:00'), utc('2028-01-02T18:00:00'))).to.equal(
      '30 декабря 2027 — 2 января 2028',
    );
  });

  it('of a course of old are days of Moscow at both ends', () => {
    expect(formatDays(moscow('2022-03-31T23:00:00'), moscow('2022-04-01T01:00:00'))).to.equal(
      '31 марта — 1 апреля 2022',
    );
    expect(formatDays(moscow('2022-03-11T01:00:00'), moscow('2022-03-12T01:00:00'))).to.equal(
      '11–12 марта 2022',
    );
    expect(formatDays(moscow('2022-04-01T01:00:00'), moscow('2022-04-03T12:00:00'))).to.equal(
      '1–3 апреля 2022',
    );
  });

  it('staff see moments in Moscow time', () => {
    expect(shown(formatMoment(moscow('2027-03-12T14:30:00')))).to.equal('12.03.2027, 14:30');
  });

  it('only the part of a second is lost', () => {
    expect(secondsOf(new Date(1_999_999_999_999))).to.equal(1_999_999_999);
    expect(secondsOf(null)).to.equal(null);
  });

  it('a day ends in Moscow at its last second', () => {
    expect(endOfMoscowDay(moscow('2027-03-12T00:00:00'))).to.equal(moscow('2027-03-12T23:59:59'));
    expect(endOfMoscowDay(moscow('2027-03-12T23:59:59'))).to.equal(moscow('2027-03-12T23:59:59'));
    fc.assert(
      fc.property(anyMoment, (moment) => {
        const end = endOfMoscowDay(moment);
        expect(end - moment).to.be.within(0, 86_399);
        expect(endOfMoscowDay(end)).to.equal(end);
        expect(endOfMoscowDay(end + 1)).to.equal(end + 86_400);
      }),
    );
  });
});
