import { expect } from 'chai';
import { app } from './app.ts';
import { issuesInBothLooks, phone, useVisit } from './browser.ts';

describe('A participant ends letters about reviews', function () {
  this.timeout(120_000);
  const participant = useVisit({ viewport: phone });

  it('by the link in them, without signing in, and once for all', async () => {
    const { db } = await app();
    const { rows } = await db.query(
      `insert into review_mails (email) values ('tired@test.local') returning token`,
    );
    const { page } = participant;
    await page.goto(`/review-letters/${rows[0].token}`);
    await page.getByRole('heading', { name: 'Больше не присылать письма об отзывах?' }).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.getByRole('button', { name: 'Не присылать' }).click();
    await page.getByRole('heading', { name: 'Писем об отзывах больше не будет' }).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.reload();
    await page.getByRole('heading', { name: 'Писем об отзывах больше не будет' }).waitFor();
    await page.goto(`/review-letters/${'x'.repeat(32)}`);
    await page.getByRole('heading', { name: 'Ссылка не действует' }).waitFor();
  });
});
