import { askedOfTwo } from '@odonta/db/seeds/demo/fillConsents.ts';
import { sessionTokenKeys } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { expect } from 'chai';
import { app } from './app.ts';
import { desktop, enterAs, expectNoProblems, issuesInBothLooks, openAs, phone, useVisit } from './browser.ts';
import { eventually } from './eventually.ts';

interface Asked {
  id: number;
  name: string;
  clashes: boolean;
}

describe('A lecturer answers', function () {
  this.timeout(120_000);
  const visitor = useVisit({ viewport: phone });
  const moderator = useVisit({ viewport: desktop });
  let busy: Asked;
  let free: Asked;

  before(async () => {
    const { db } = await app();
    // Courses of his own: those of the demo may have been moved or ended by others.
    const { rows: asked } = await db.query<{ prod_id: number }>(askedOfTwo, [1, new Date()]);
    const { rows } = await db.query<Asked>(
      `select p.id, p.name, exists (select from prods h join prod_lecturers t on t.prod_id = h.id
           where t.lecturer_id = 1 and t.consent = 'ACCEPTED' and h.status = 'CONFIRMED' and h.archived_at is null
             and h.date_start::date <= coalesce(p.date_end, p.date_start)::date
             and coalesce(h.date_end, h.date_start)::date >= p.date_start::date) as clashes
       from prods p where p.id = any($1) order by clashes`,
      [asked.map(({ prod_id }) => prod_id)],
    );
    expect(rows.map(({ clashes }) => clashes)).to.deep.equal([false, true]);
    [free, busy] = rows as [Asked, Asked];
    await enterAs(visitor.page, 'lecturer', sessionTokenKeys.partner);
  });

  const rowOf = ({ name }: Asked) =>
    visitor.page.getByRole('listitem').filter({ has: visitor.page.getByRole('heading', { level: 3, name }) });
  const lecturersOf = async ({ id }: Asked) => {
    const { url } = await app();
    const answer = await fetch(`${url}/api/prods/${id}`);
    const { message } = (await answer.json()) as { message: { lecturers: { id: number }[] } };
    return message.lecturers.map((lecturer) => lecturer.id);
  };

  it('is warned of a course on the days of another, and may accept it all the same', async () => {
    const { page } = visitor;
    await page.goto('/lk');
    await rowOf(busy).getByText('Ждёт вашего ответа').waitFor();
    await rowOf(busy).getByText('В эти же дни вы ведёте').first().waitFor();
    expect(await rowOf(free).getByText('В эти же дни вы ведёте').count()).to.equal(0);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    expect(await lecturersOf(busy)).not.to.include(1);
    await rowOf(busy)
      .getByRole('button', { name: `Участвую: ${busy.name}` })
      .press('Enter');
    await rowOf(busy).getByText('Вы участвуете').waitFor();
    await rowOf(busy).getByText('В эти же дни вы ведёте').first().waitFor();
    expect(await lecturersOf(busy)).to.include(1);
    expectNoProblems(visitor);
  });

  it('declines another with a reason, and its page goes without him', async () => {
    const { page } = visitor;
    await rowOf(free)
      .getByRole('button', { name: `Отказаться: ${free.name}` })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Отказаться' }).click();
    await dialog.getByText('Напишите, почему не сможете участвовать').first().waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await dialog.getByLabel('Причина').fill('Уезжаю на конгресс');
    await dialog.getByRole('button', { name: 'Отказаться' }).click();
    await rowOf(free).getByText('Вы отказались').waitFor();
    await rowOf(free).getByText('Уезжаю на конгресс').waitFor();
    expect(await lecturersOf(free)).not.to.include(1);
    const { db } = await app();
    const written = `select id from outbox where kind = 'lecturer_declined' and record_id = $1`;
    await eventually(async () => expect((await db.query(written, [free.id])).rows).not.to.be.empty);
    await page.setViewportSize(desktop);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    expectNoProblems(visitor);
  });

  it('rewrites his page, which a moderator accepts', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Изменить страницу' }).click();
    const dialog = page.getByRole('dialog');
    const words = 'Врач-эндодонт, кандидат медицинских наук. Учит лечить каналы под микроскопом.';
    await dialog.getByLabel('О себе').fill(words);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await dialog.getByRole('button', { name: 'Отправить на проверку' }).click();
    await page.getByText(/Правка от .* на проверке/).waitFor();
    await openAs(moderator.page, 'lecturer_edit', '/adm/approvals');
    await moderator.page.getByText(words).waitFor();
    expect(await issuesInBothLooks(moderator.page)).to.deep.equal([]);
    await moderator.page.getByRole('button', { name: 'Подтвердить' }).first().click();
    await moderator.page.getByRole('dialog').getByRole('button', { name: 'Подтвердить' }).click();
    await moderator.page.getByText('Изменение подтверждено').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Изменить страницу' }).waitFor();
    expect(await page.getByText('на проверке').count()).to.equal(0);
    expectNoProblems(visitor);
    expectNoProblems(moderator);
  });
});
