import { expect } from 'chai';
import fc from 'fast-check';
import { below, feedPaths, lecturerPath, paths, prodIdOf, prodPath, searchPath } from './addresses.ts';
import { slugOf } from './slugs.ts';

describe('addresses', () => {
  it('of a course end in its number', () => {
    expect(prodPath({ id: 12, slug: 'kurs-2-0' })).to.equal('/prods/kurs-2-0-12');
    expect(prodIdOf('kurs-2-0-12')).to.equal(12);
    expect(prodIdOf('12')).to.equal(12);
    for (const address of [
      'kurs',
      'kurs-',
      'kurs-0',
      'kurs-012',
      'kurs-1e5',
      'kurs-12.5',
      'kurs-12 ',
      'kurs-99999999999',
      '',
      '-',
    ])
      expect(prodIdOf(address), address).to.equal(null);
  });

  it('addresses in letters and printed codes never change', () => {
    expect(paths).to.deep.equal({
      home: '/',
      search: '/search',
      lecturers: '/lecturers',
      articles: '/articles',
      about: '/o-nas',
      contacts: '/contacts',
      bonus: '/bonus',
      documents: '/docs',
      paymentRules: '/pravila-oplaty',
      policy: '/policy',
      consent: '/consent',
      basket: '/basket',
      compare: '/compare',
      booking: '/payment/order',
      voucher: '/voucher',
      companyRequest: '/legal-request',
      login: '/login',
      recovery: '/login/recovery',
      proveEmail: '/login/email',
      register: '/partner/register',
      partnerHome: '/partner/centers',
      partnerCourseImport: '/partner/courses/import',
      lkHome: '/lk',
      lkLessons: '/lk/lessons',
      lkArticles: '/lk/articles',
      lecturerInvitation: '/lk/invitation',
      relatedPromotions: '/lk/merchants/related-promotions',
      merchantAdvertising: '/lk/merchants/advertising',
      clinicRequests: '/lk/clinics/requests',
      legalEntry: '/legal/auth',
      legalHome: '/legal',
      memberInvitation: '/legal/invitation',
      individualEntry: '/individuals/auth',
      individualHome: '/individuals',
      backOffice: '/adm',
      nextBackOffice: '/adm-next',
      centerMembership: '/partner/invitation',
      staffInvitation: '/adm/invitation',
      gone: '/gone',
      notFound: '/404',
      sandboxBank: '/payment/bank',
    });
    expect(below).to.deep.equal({
      prods: '/prods/',
      lecturers: '/lecturers/',
      centers: '/centers/',
      articles: '/articles/',
      addedPages: '/info/',
      certificates: '/certificates/',
      collections: '/r/',
      previews: '/preview/',
      orders: '/payment/',
      waitlist: '/payment/waitlist/',
      lessons: '/payment/lesson/',
      follows: '/follows/',
      reviewLetters: '/review-letters/',
      centerLetters: '/center-letters/',
      mailing: '/mailing/',
      partnerConsents: '/partner-consents/',
      partnerBonuses: '/partner-bonuses/',
      vouchers: '/payment/voucher/',
      companyRequests: '/legal-request/',
      seatCodes: '/legal-request/seat/',
      centerInvitations: '/partner/r/',
      partnerCourses: '/partner/courses/',
      lkArticles: '/lk/articles/',
      partner: '/partner/',
    });
    expect(feedPaths).to.deep.equal({
      robots: '/robots.txt',
      sitemap: '/sitemap.xml',
      courses: '/rss/courses.xml',
      articles: '/rss/articles.xml',
      yml: '/yml.xml',
    });
  });

  it('of lecturers and searches bear what they are told', () => {
    expect(lecturerPath({ sef: 'ivanov' })).to.equal('/lecturers/ivanov');
    expect(searchPath('имплант & зуб?')).to.equal(
      '/search?q=%D0%B8%D0%BC%D0%BF%D0%BB%D0%B0%D0%BD%D1%82%20%26%20%D0%B7%D1%83%D0%B1%3F',
    );
  });

  it('addresses are written in Latin letters', () => {
    const names: [string, string][] = [
      ['Ретритмент: от А до Я', 'retritment-ot-a-do-ya'],
      ['Съёмное протезирование', 'semnoe-protezirovanie'],
      ['CAD/CAM & 3D-печать!', 'cad-cam-3d-pechat'],
      ['  «Щёлочь»  ', 'scheloch'],
      ['牙', 'kurs'],
      ['', 'kurs'],
      ['---', 'kurs'],
    ];
    for (const [name, slug] of names) expect([name, slugOf(name)]).to.deep.equal([name, slug]);
    expect(slugOf('слово '.repeat(40)).length).to.be.at.most(80);
    expect(slugOf(`${'a'.repeat(79)} b`)).to.equal('a'.repeat(79));
  });

  it('an address leads back to the course whatever its name', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 120 }),
        fc.integer({ min: 1, max: 2_147_483_647 }),
        (name, id) => {
          const slug = slugOf(name);
          expect(slug).to.match(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
          expect(slug.length).to.be.at.most(80);
          expect(prodIdOf(prodPath({ id, slug }).slice('/prods/'.length))).to.equal(id);
        },
      ),
    );
  });
});
