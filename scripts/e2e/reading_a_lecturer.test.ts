import { expect } from 'chai';
import { app } from './app.ts';
import { expectNoProblems, issuesInBothLooks, phone, visit } from './browser.ts';

const address = '/lecturers/vedushchij-mnogih-kursov';

describe('A visitor reads of a lecturer who teaches more than a page shows', function () {
  this.timeout(120_000);
  let ids: string[];
  let lecturer: number;

  before(async () => {
    const { db } = await app();
    const { rows } = await db.query<{ id: number }>(
      `insert into lecturers (sef, name, status) values ($1, 'Ведущая Анна Павловна', 'CONFIRMED') returning id`,
      [address.split('/').at(-1)],
    );
    lecturer = rows[0]?.id ?? 0;
    const given = await db.query<{ prod_id: string }>(
      `update prod_cards set lecturer_ids = lecturer_ids || $1::int where prod_id in
         (select prod_id from prod_cards order by state <> 'PAST', prod_id limit 70) returning prod_id`,
      [lecturer],
    );
    ids = given.rows.map(({ prod_id }) => String(prod_id));
  });
  after(async () => {
    const { db } = await app();
    await db.query('update prod_cards set lecturer_ids = array_remove(lecturer_ids, $1)', [lecturer]);
    await db.query('delete from lecturers where id = $1', [lecturer]);
  });

  it('meets each course once by turning pages without JavaScript', async () => {
    const visitor = await visit({ viewport: phone, javaScript: false });
    const { page } = visitor;
    await page.goto(address);
    const seen: (string | undefined)[] = [];
    for (let number = 1; number <= 3; number += 1) {
      const links = await page.locator('#results h3 a[href^="/prods/"]').all();
      const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
      seen.push(...hrefs.map((href) => href?.split('-').at(-1)));
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(canonical).to.equal(`${visitor.url}${address}${number > 1 ? `?page=${number}` : ''}`);
      if (number === 3) break;
      await page.getByRole('link', { name: 'Дальше' }).click();
      await page.waitForURL(`**${address}?page=${number + 1}#results`);
      await page.getByRole('link', { name: `Страница ${number + 1}` }).waitFor();
    }
    expect(seen).to.have.members(ids);
    expect(seen).to.have.length(70);
    expect(await page.getByRole('link', { name: 'Дальше' }).count()).to.equal(0);
    await page.getByRole('link', { name: 'Назад' }).click();
    await page.waitForURL(`**${address}?page=2#results`);
    expectNoProblems(visitor);
    await visitor.end();
  });

  it('finds no fault in a later page, and from beyond the last one comes to the first', async () => {
    const visitor = await visit();
    await visitor.page.goto(`${address}?page=2`);
    await visitor.settled();
    expect(await issuesInBothLooks(visitor.page)).to.deep.equal([]);
    await visitor.page.goto(`${address}?page=99`);
    expect(new URL(visitor.page.url()).pathname + new URL(visitor.page.url()).search).to.equal(address);
    expectNoProblems(visitor);
    await visitor.end();
  });
});
