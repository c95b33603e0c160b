import { expect } from 'chai';
import { app } from './app.ts';
import { expectNoProblems, issuesInBothLooks, useVisit } from './browser.ts';
import { eventually } from './eventually.ts';

describe('A moderator of lecturers merges a duplicate', function () {
  this.timeout(120_000);
  const moderator = useVisit({ as: 'lecturer_edit' });

  const query = async (sql: string, values: unknown[]) => (await (await app()).db.query(sql, values)).rows;

  it('sees what would be moved before it is, and the old address leads on', async () => {
    const { page } = moderator;
    const name = 'Двойников Пётр';
    const [kept, gone] = await query(
      `insert into lecturers (sef, name, text, status) values
         ($1 || '-a', $2, 'Ортопед, ведёт курсы о протезировании', 'CONFIRMED'), ($1 || '-b', $2, '', 'CONFIRMED') returning id, sef`,
      ['dvojnikov-petr', name],
    );
    await query(
      `insert into prod_lecturers (prod_id, lecturer_id, sort) select id, $1, 9 from prods order by id limit 2`,
      [gone.id],
    );
    await page.goto(`/adm/lecturers/${kept.id}/show`);
    await page.getByRole('button', { name: 'Объединить с…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Объединить с…' });
    expect(await dialog.getByRole('button', { name: 'Объединить' }).isDisabled()).to.equal(true);
    await dialog.getByLabel('С какой записью').fill(name);
    await page.getByRole('option', { name: `${name}, № ${gone.id}` }).click();
    await dialog.getByText(/Будет перенесено: 2\s*курса\./).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    expect(await query('select merged_into from lecturers where id = $1', [gone.id])).to.deep.equal([
      { merged_into: null },
    ]);
    await dialog.getByRole('button', { name: 'Объединить' }).click();
    await page.getByText(`Запись № ${gone.id} присоединена к № ${kept.id}`).waitFor();
    await page.getByRole('link', { name: `Открыть № ${kept.id}` }).waitFor();
    expect(
      await query('select count(*)::int as count from prod_lecturers where lecturer_id = $1', [kept.id]),
    ).to.deep.equal([{ count: 2 }]);
    await eventually(async () => {
      const answer = await page.request.get(`/lecturers/${gone.sef}`, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).to.deep.equal([301, `/lecturers/${kept.sef}`]);
    });
  });

  it('causes no console error', () => expectNoProblems(moderator));
});
