import { expect } from 'chai';
import { hoursInLines, mapLink } from './visit.ts';

const day = (day: string, from = '10:00', title: string | null = null) => ({ day, from, to: '18:00', title });

describe('the way to a course', () => {
  it('the schedule of equal days is one line, with the hours in Moscow where its clock differs', () => {
    const schedule = [day('2026-12-19'), day('2026-12-20')];
    expect(hoursInLines({ schedule, utc_offset: 7 })).to.deep.equal([
      '10:00–18:00, местное время, МСК+4',
      'в Москве 06:00–14:00',
    ]);
    expect(hoursInLines({ schedule: [], utc_offset: 7 })).to.deep.equal([]);
  });

  it('days that differ are listed, and the clock is named once', () => {
    const schedule = [day('2026-12-19', '10:00', 'Модуль 1'), day('2026-12-20', '09:30')];
    expect(hoursInLines({ schedule, utc_offset: 3 })).to.deep.equal([
      'суббота, 19 декабря 2026, 10:00–18:00 — Модуль 1',
      'воскресенье, 20 декабря 2026, 09:30–18:00',
      'Часы — по московскому времени.',
    ]);
  });

  it('an address is looked for on a map as it is written', () => {
    expect(mapLink('Казань', 'Баумана, 1 & 2')).to.equal(
      'https://yandex.ru/maps/?text=%D0%9A%D0%B0%D0%B7%D0%B0%D0%BD%D1%8C%2C+%D0%91%D0%B0%D1%83%D0%BC%D0%B0%D0%BD%D0%B0%2C+1+%26+2',
    );
  });
});
