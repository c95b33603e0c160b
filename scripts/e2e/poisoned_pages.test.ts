import { expect } from 'chai';
import { app } from './app.ts';
import { ask, evil, naiveSite, poisonings, smuggled } from './poisoning.ts';

/** `every_page` checks that no type of page can be poisoned. */
describe('A stranger poisons no page of the app', function () {
  this.timeout(180_000);

  it('of a course that nobody has asked for before him', async () => {
    const { url, db } = await app();
    const { rows } = await db.query(
      `select id, slug from prods where status = 'CONFIRMED' and archived_at is null order by id desc limit $1`,
      [Object.keys(smuggled).length],
    );
    for (const [index, [name, value]] of Object.entries(smuggled).entries()) {
      const path = `/prods/${rows[index].slug}-${rows[index].id}`;
      const first = await ask(url, path, { [name]: value });
      const victim = await ask(url, path);
      expect(first.includes(evil), `${name} comes out`).to.equal(false);
      expect(victim, `${name} stays for others`).to.equal(first);
    }
  });

  it('where one could be poisoned, this would be seen: a naive cache before a page that reads a header', async () => {
    const naive = await naiveSite();
    expect(await poisonings(naive.url, '/'))
      .to.include('host, for himself')
      .and.include('host, for others');
    naive.close();
  });
});
