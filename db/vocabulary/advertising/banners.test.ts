import { expect } from 'chai';
import { isPublicLink } from '../publicLink.ts';
import { bannerPriceOf, paidRowsOf, returnedOf } from './bannerPrice.ts';
import { bannerFilePrefix, bannerLink, bannerSlots } from './banners.ts';

describe('banners', () => {
  it('banners lead to the advertiser with the token of the advertisement', () => {
    expect(bannerLink({ url: 'https://a.example/', ad_reg_number: '2VtzqX' })).to.equal(
      'https://a.example/?erid=2VtzqX',
    );
    expect(bannerLink({ url: 'https://a.example/p?x=1&erid=old#top', ad_reg_number: 'a b&c' })).to.equal(
      'https://a.example/p?x=1&erid=a+b%26c#top',
    );
  });

  it('banners lead to a page of the site by its path, whatever the address of the site is', () => {
    expect(bannerLink({ url: '/prods/kurs-1?x=1#when', ad_reg_number: '2VtzqX' })).to.equal(
      '/prods/kurs-1?x=1&erid=2VtzqX#when',
    );
  });

  it('banners with an address that cannot be read lead to the beginning of the site', () => {
    for (const url of ['https://x:99999', 'https://[x'])
      expect(bannerLink({ url, ad_reg_number: '2VtzqX' }), url).to.equal('/?erid=2VtzqX');
  });

  it('advertisers give a public address over https, which anybody can open', () => {
    const good = [
      'https://a.example/',
      'https://a.example:8443/p?x=1',
      'https://курсы.рф/',
      'https://A.example',
    ];
    for (const url of good) expect(isPublicLink(url), url).to.equal(true);
    const bad = ['https://x:99999', 'https://[x', 'http://a.example/', 'https://u:p@a.example/', 'https://a'];
    const local = ['https://127.0.0.1/', 'https://0x7f.1/', 'https://[::1]/', 'https://db.internal/'];
    for (const url of [...bad, ...local, 'https://site.local'])
      expect(isPublicLink(url), url).to.equal(false);
  });

  it('what is returned for weeks that have not begun is what was paid for them, by any code', () => {
    const weeks = ['2026-11-02', '2026-11-09', '2026-11-16'];
    const rows = weeks.map((week, index) => ({ category_id: null, week, price: 100_000 + index * 33_300 }));
    const effects = { PERCENT: 33, SUM: 77_700, SET_PRICE: 110_000, FREE_WEEKS: 2 } as const;
    for (const effect of ['PERCENT', 'SUM', 'SET_PRICE', 'FREE_WEEKS'] as const) {
      const rule = { effect, value: effects[effect], min_total: 0 };
      const paid = paidRowsOf(rows, rule);
      expect(returnedOf(paid, '2026-10-26'), effect).to.equal(bannerPriceOf(rows, rule).total);
      for (const [index, week] of weeks.entries())
        expect(returnedOf(paid, week), `${effect} ${week}`).to.equal(
          paid.slice(index + 1).reduce((all, row) => all + row.paid, 0),
        );
    }
    const free = paidRowsOf(rows, { effect: 'FREE_WEEKS', value: 2, min_total: 0 });
    expect(returnedOf(free, '2026-11-09'), 'the week that was paid returns whole').to.equal(166_600);
    expect(returnedOf(free, '2026-11-16', '2026-11-23'), 'weeks that ended unseen').to.equal(166_600);
  });

  it('banners stand in the five slots of the specification (section 9)', () => {
    expect(
      bannerSlots.map(({ code, position, desktop, mobile }) => [code, position, ...desktop, ...mobile]),
    ).to.deep.equal([
      [5, 'middle-top', 1200, 120, 900, 300],
      [10, 'middle', 1200, 300, 900, 450],
      [15, 'middle', 890, 110, 900, 300],
      [20, 'middle-top', 890, 110, 900, 300],
      [25, 'side', 260, 520, 300, 300],
    ]);
    expect(bannerFilePrefix(25, 'mobile')).to.equal('300x300-');
  });
});
