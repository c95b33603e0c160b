import { expect } from 'chai';
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
