import { expect } from 'chai';
import { desktop, expectNoProblems, phone, seriousFaults, visit } from './browser.ts';
import { market } from './market.ts';

const pages: Record<string, string | (() => Promise<string>)> = {
  'the home page': '/',
  'a category': '/hirurgiya-i-implantologiya',
  'a format': '/online-kursy-vebinary',
  'the search': '/search?q=имплантация',
  'a search that finds nothing': '/search?q=йцукенгшщз&city=Пермь',
  'a search of few courses': '/search?city=Пермь&isOnlyRecord=1',
  'a month of courses': '/search?view=month',
  'the filters, open': '/search?type=2&past=1#filters',
  'a course': coursePath,
  'the request form': async () => `${await coursePath()}?open_request=1`,
  lecturers: '/lecturers',
  'a lecturer': lecturerPath,
  'about us': '/o-nas',
  contacts: '/contacts',
  bonuses: '/bonus',
  'the policy': '/policy',
  'the consent': '/consent',
  'the payment rules': '/pravila-oplaty',
  'the documents': '/docs',
  'a private link that leads nowhere': '/payment/nothing',
  'a cabinet that is not there': '/lk/nothing',
  'the page of an outage': '/503',
  favourites: '/basket',
  'a comparison': '/compare?ids=1,2,3,4',
  'a page that does not exist': '/net-takoj-stranicy',
};

/** The browser itself complains of an answer that is not 200. */
const isNoPage = /not exist|nowhere|not there|outage/;

describe('Every public page', function () {
  this.timeout(120_000);
  for (const [name, address] of Object.entries(pages))
    for (const [looks, options] of Object.entries({
      'a desktop, light': { viewport: desktop },
      'a phone, dark': { viewport: phone, dark: true },
    }))
      it(`${name} is accessible and quiet on ${looks}`, async () => {
        const visitor = await visit(options);
        const path = typeof address === 'string' ? address : await address();
        await visitor.page.goto(path, { waitUntil: 'networkidle' });
        if (path.endsWith('#filters') && options.viewport === phone)
          await visitor.page.getByRole('button', { name: /^Фильтры/ }).click();
        expect(await seriousFaults(visitor.page)).to.deep.equal([]);
        const isWide = await visitor.page.evaluate(
          'document.documentElement.scrollWidth > document.documentElement.clientWidth',
        );
        expect(isWide, 'scrolls sideways').to.equal(false);
        if (isNoPage.test(name)) visitor.problems.splice(0);
        expectNoProblems(visitor);
        await visitor.end();
      });
});

async function coursePath(): Promise<string> {
  const { rows } = await (await market()).db.query(
    `select id, slug from prods where status = 'CONFIRMED' and type = 5 order by id limit 1`,
  );
  return `/prods/${rows[0].slug}-${rows[0].id}`;
}

async function lecturerPath(): Promise<string> {
  const { rows } = await (await market()).db.query(
    `select sef from lecturers where status = 'CONFIRMED' order by id limit 1`,
  );
  return `/lecturers/${rows[0].sef}`;
}
