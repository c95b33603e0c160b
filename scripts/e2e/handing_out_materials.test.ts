import { sessionTokenKeys } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { expect } from 'chai';
import { app } from './app.ts';
import { desktop, enterAs, expectNoProblems, issuesInBothLooks, openAs, phone, useVisit } from './browser.ts';

const title = 'Протокол лечения каналов';

describe('A lecturer hands out materials', function () {
  this.timeout(120_000);
  const lecturer = useVisit({ viewport: desktop });
  const buyer = useVisit({ viewport: phone });
  const staff = useVisit({ viewport: desktop });
  let course: { id: number; name: string; token: string };

  before(async () => {
    const { db } = await app();
    const { rows } = await db.query<typeof course>(
      `select p.id, p.name, o.token from prods p join prod_lecturers l on l.prod_id = p.id join orders o on o.prod_id = p.id
       where l.lecturer_id = 1 and l.consent = 'ACCEPTED' and p.status = 'CONFIRMED' and p.archived_at is null
         and p.date_start > now() and o.status = 'CONFIRMED'
         and exists (select from order_participants t where t.order_id = o.id and t.is_live)
       order by p.date_start, o.id limit 1`,
    );
    [course] = rows as [typeof course];
    await enterAs(lecturer.page, 'lecturer', sessionTokenKeys.partner);
  });

  const downloads = async () => {
    const { url } = await app();
    const answer = await fetch(`${url}/api/orders/${course.token}/materials`);
    return ((await answer.json()) as { message: { title: string }[] }).message.map((each) => each.title);
  };

  it('and is told what is wrong with a file and beside a field', async () => {
    const { page } = lecturer;
    await page.goto('/lk');
    await page.getByRole('button', { name: `Материалы: ${course.name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Материалов пока нет.').waitFor();
    const file = dialog.locator('input[type=file]');
    await file.setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') });
    await dialog.getByText('Подойдёт файл').waitFor();
    await dialog.getByRole('button', { name: 'Добавить' }).click();
    await dialog.getByText('Назовите материал').first().waitFor();
    lecturer.problems.splice(0);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('adds one, which the order of a buyer shows and downloads', async () => {
    const dialog = lecturer.page.getByRole('dialog');
    const buffer = Buffer.from('%PDF-1.7 протокол');
    const file = dialog.locator('input[type=file]');
    await file.setInputFiles({ name: 'протокол.pdf', mimeType: 'application/pdf', buffer });
    await dialog.getByText('протокол.pdf').waitFor();
    await dialog.getByLabel('Название').fill(title);
    await dialog.getByRole('button', { name: 'Добавить' }).click();
    await dialog.getByText(title, { exact: true }).waitFor();
    expect(await issuesInBothLooks(lecturer.page)).to.deep.equal([]);
    const { page } = buyer;
    await page.goto(`/payment/${course.token}`);
    await page.getByRole('heading', { name: 'Материалы курса' }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: title }).click(),
    ]);
    expect(download.suggestedFilename()).to.match(/^material-\d+\.pdf$/);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    expectNoProblems(buyer);
  });

  it('says on an order that they have not loaded, and reads them again', async () => {
    const { page, problems } = buyer;
    const materials = `**/api/orders/${course.token}/materials`;
    await page.route(materials, (route) => route.abort());
    await page.reload();
    await page.getByText('Материалы не загрузились.').waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.unroute(materials);
    await page.getByRole('button', { name: 'Повторить' }).click();
    await page.getByRole('link', { name: title }).waitFor();
    problems.splice(0);
  });

  it('is seen by an editor of the team, who is asked before he deletes', async () => {
    const { page } = staff;
    await openAs(page, 'course_editor', `/adm/prods/${course.id}`);
    await page.getByText(title, { exact: true }).waitFor();
    const row = page.getByRole('button', { name: `Удалить: ${title}` });
    await row.click();
    const question = page.getByRole('dialog').filter({ hasText: 'вернуть файл будет нельзя' });
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    expect(await downloads()).to.deep.equal([title]);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    expectNoProblems(staff);
  });

  it('deletes it after a question, and the order shows none', async () => {
    const { page } = lecturer;
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Удалить: ${title}` })
      .click();
    const question = page.getByRole('dialog').filter({ hasText: 'вернуть файл будет нельзя' }).last();
    await question.getByRole('button', { name: 'Удалить', exact: true }).click();
    await page.getByText('Материалов пока нет.').waitFor();
    expect(await downloads()).to.deep.equal([]);
    expectNoProblems(lecturer);
  });
});
