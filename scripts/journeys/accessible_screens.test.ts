import { expect } from 'chai';
import { desktop, expectNoProblems, phone, seriousFaults, signIn, type Visit, visit } from './browser.ts';
import { market } from './market.ts';

const screens: Record<string, string | ((id: (table: string) => Promise<number>) => Promise<string>)> = {
  'the dashboard': '/',
  courses: '/prods',
  'a course': async (id) => `/prods/${await id('prods')}`,
  'a new course': '/prods/create',
  requests: '/manager_requests',
  'a request': async (id) => `/manager_requests/${await id('manager_requests')}/show`,
  'questions to the director': '/director_questions',
  'a question': async (id) => `/director_questions/${await id('director_questions')}/show`,
  reviews: '/reviews',
  'a review': async (id) => `/reviews/${await id('reviews')}/show`,
  lecturers: '/lecturers',
  'a lecturer': async (id) => `/lecturers/${await id('lecturers')}`,
  centres: '/centers',
  'a centre': async (id) => `/centers/${await id('centers')}`,
  banners: '/banner_campaigns',
  'a banner': async (id) => `/banner_campaigns/${await id('banners')}`,
  'a new banner': '/banner_campaigns/create',
  pinnings: '/pinnings',
  'a pinning': async (id) => `/pinnings/${await id('pinnings')}`,
  'a new pinning': '/pinnings/create',
  strips: '/top_strip',
  'a strip': async (id) => `/top_strip/${await id('top_strips')}`,
  users: '/users',
  'a user': async (id) => `/users/${await id('users')}`,
  cities: '/cities',
  categories: '/categories',
  specializations: '/specializations',
  settings: '/settings',
  'the search report': '/search_report',
  synonyms: '/synonyms',
  'a new synonym': '/synonyms/create?word=улыбка',
  'a synonym': async (id) => `/synonyms/${await id('synonyms')}`,
  pages: '/pages',
  'a page': async (id) => `/pages/${await id('pages')}`,
  documents: '/documents',
  'a new document': '/documents/create',
  redirects: '/redirects',
  'a new redirect': '/redirects/create',
  'the outbox': '/outbox',
  'the audit log': '/audit_log',
};

for (const [looks, options] of Object.entries({
  'a desktop, light': { viewport: desktop },
  'a phone, dark': { viewport: phone, dark: true },
}))
  describe(`Every screen of the back-office on ${looks}`, function () {
    this.timeout(60_000);
    let admin: Visit;

    before(async () => {
      admin = await visit(options);
      await admin.page.goto('/adm/login');
      expect(await seriousFaults(admin.page), 'the sign-in').to.deep.equal([]);
      await signIn(admin.page, 'admin');
    });
    after(() => admin.end());

    for (const [name, address] of Object.entries(screens))
      it(`${name}: accessible and quiet`, async () => {
        const path = typeof address === 'string' ? address : await address(firstId);
        await admin.page.goto(`/adm${path}`, { waitUntil: 'networkidle' });
        await admin.page
          .getByRole('heading', { level: 1 })
          .or(admin.page.getByRole('heading', { level: 2 }))
          .first()
          .waitFor();
        expect(await seriousFaults(admin.page)).to.deep.equal([]);
        expectNoProblems(admin);
      });

    it('is the same under /adm-next', async () => {
      const other = await visit(options);
      await signIn(other.page, 'admin', '/adm-next');
      await other.page.goto('/adm-next/prods', { waitUntil: 'networkidle' });
      expect(await other.page.getByRole('heading', { name: 'Курсы' }).count()).to.be.greaterThan(0);
      expect(new URL(other.page.url()).pathname).to.equal('/adm-next/prods');
      expectNoProblems(other);
      await other.end();
    });
  });

async function firstId(table: string): Promise<number> {
  const { rows } = await (await market()).db.query(`select min(id) as id from ${table}`);
  return rows[0].id;
}
