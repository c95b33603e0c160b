import { expect } from 'chai';
import { app } from './app.ts';
import { expectNoProblems, issuesInBothLooks, phone, visit } from './browser.ts';

describe('A visitor reads reviews', function () {
  this.timeout(120_000);

  it('sees the first three, and the next by «Показать ещё», the focus on the first of them', async () => {
    const visitor = await visit({ viewport: phone });
    const { page } = visitor;
    await page.goto(await reviewedCourse());
    await visitor.settled();
    const reviews = page.getByRole('region', { name: 'Отзывы' });
    expect(await reviews.getByRole('article').count()).to.equal(3);
    const more = reviews.getByRole('button', { name: /^Показать ещё/ });
    await more.scrollIntoViewIfNeeded();
    await more.click();
    await reviews.getByRole('article').nth(3).waitFor();
    expect(await reviews.getByRole('article').count()).to.be.above(3);
    expect(await page.locator('[data-review]:focus').count()).to.equal(1);
    const shown = await reviews.getByRole('article').allInnerTexts();
    expect(new Set(shown).size).to.equal(shown.length);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    expectNoProblems(visitor);
    await visitor.end();
  });

  it('reads the first three without scripts, and meets no button that does nothing', async () => {
    const visitor = await visit({ viewport: phone, javaScript: false });
    const { page } = visitor;
    await page.goto(await reviewedCourse());
    const reviews = page.getByRole('region', { name: 'Отзывы' });
    expect(await reviews.getByRole('article').count()).to.equal(3);
    expect(await reviews.getByRole('button', { name: /^Показать ещё/ }).isVisible()).to.equal(false);
    expect(await reviews.getByRole('button', { name: 'Оставить отзыв' }).isVisible()).to.equal(false);
    await visitor.end();
  });

  it('finds the form of a review accessible', async () => {
    const visitor = await visit({ viewport: phone, dark: true });
    const { page } = visitor;
    await page.goto(await reviewedCourse());
    await page.getByRole('button', { name: 'Оставить отзыв' }).click();
    await page.getByRole('dialog', { name: 'Отзыв о курсе' }).getByLabel('Отзыв', { exact: true }).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    expectNoProblems(visitor);
    await visitor.end();
  });
});

async function reviewedCourse(): Promise<string> {
  const { rows } = await (await app()).db.query(
    'select p.id, p.slug from prods p join prod_cards c on c.prod_id = p.id order by p.rating_count desc, p.id limit 1',
  );
  return `/prods/${rows[0].slug}-${rows[0].id}`;
}
