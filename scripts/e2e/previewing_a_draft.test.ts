import { expect } from 'chai';
import { app } from './app.ts';
import { expectNoProblems, useVisit, visit } from './browser.ts';

describe('An editor looks at a page before and after it is public', function () {
  this.timeout(120_000);
  const editor = useVisit({ as: 'course_editor' });

  const one = async (where: string) =>
    (
      await (
        await app()
      ).db.query(`select id, name from prods where ${where} and deleted_at is null order by id limit 1`)
    ).rows[0] as { id: number; name: string };

  it('an unpublished course by a link that needs no account', async () => {
    const { page } = editor;
    const { id, name } = await one(`status in ('PREPARE', 'CREATED')`);
    await page.goto(`/adm/prods/${id}`);
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name: 'Предпросмотр' }).click(),
    ]);
    await tab.waitForURL('**/preview/*');
    await tab.getByRole('heading', { level: 1, name }).waitFor();
    const colleague = await visit({ javaScript: false });
    await colleague.page.goto(tab.url());
    await colleague.page.getByRole('heading', { level: 1, name }).waitFor();
    await colleague.page.getByText('Так страница будет выглядеть на сайте').waitFor();
    expectNoProblems(colleague);
    await Promise.all([tab.close(), colleague.end()]);
  });

  it('a public course «Открыть на сайте»', async () => {
    const { page } = editor;
    const { id, name } = await one(`status = 'CONFIRMED' and date_start > now()`);
    await page.goto(`/adm/prods/${id}`);
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Открыть на сайте' }).click(),
    ]);
    await tab.getByRole('heading', { level: 1, name }).waitFor();
    expect(new URL(tab.url()).pathname).to.match(new RegExp(`^/prods/.+-${id}$`));
    await tab.close();
  });

  it('and causes no console error', () => expectNoProblems(editor));
});
