import { expect } from 'chai';
import { prodMeta } from './prodMeta.ts';
import { datesOf, placeOf } from './prodPlace.ts';

describe('the usual meta of a course', () => {
  it('its words say where and when, or that it is not known yet', () => {
    expect(placeOf({ city: 'Пермь', date_end: 1 })).to.equal('Пермь');
    expect(placeOf({ city: null, date_end: 0 })).to.equal('Онлайн');
    expect(datesOf({ date_start: null, date_end: 0 })).to.equal('Дата уточняется');
  });

  it('search engines get its name, its facts and the beginning of its text', () => {
    const start = Date.parse('2027-03-12T10:00:00+03:00') / 1000;
    const days = { date_start: start, date_end: start + 2 * 86_400 };
    const prod = { name: 'Ретритмент', city: 'Москва', type: 2 as const, price_now: 21_000, ...days };
    const meta = prodMeta({ ...prod, text: `<p>Каналы &amp; штифты. ${'Слово '.repeat(60)}</p>` });
    expect(meta.title.replaceAll('\u00a0', ' ')).to.equal('Ретритмент — Москва, 12–14 марта 2027 — Одонта');
    expect(meta.description.replaceAll('\u00a0', ' ')).to.match(
      /, Москва, 12–14 марта 2027, 21 000 ₽\. Каналы & штифты\. Слово .*…$/,
    );
  });
});
