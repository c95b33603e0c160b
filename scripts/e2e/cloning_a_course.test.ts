import { expect } from 'chai';
import { app } from './app.ts';
import { enterAs, expectNoProblems, issuesInBothLooks, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';

describe('A course editor begins a course as a copy of another', function () {
  this.timeout(120_000);
  let editor: Visit;
  let prod: { id: number; name: string; center_id: number; text: string };

  before(async () => {
    editor = await visit();
    const { rows } = await (await app()).db.query(
      `select p.id, p.name, p.center_id, p.text from prods p join prod_cards c on c.prod_id = p.id
       where c.state = 'OPEN' and p.type = 4
         and exists (select from prod_prices r where r.prod_id = p.id and r.type = 'date') order by p.id limit 1`,
    );
    prod = rows[0];
    await enterAs(editor.page, 'course_editor');
  });
  after(() => editor?.end());

  const found = async (name: string) =>
    (
      await (
        await app()
      ).db.query('select center_id, text, date_start, is_draft, status from prods where name = $1', [name])
    ).rows;

  it('gives it a name and finds the rest filled in, but for dates', async () => {
    const { page } = editor;
    const name = 'Копия, снятая за столом';
    await page.goto(`/adm/prods/${prod.id}`);
    await page.getByRole('button', { name: 'Создать копию' }).click();
    await page.getByText('Это копия: проверьте её и сохраните').waitFor();
    const field = page.getByRole('textbox', { name: /^Название/ });
    await eventually(async () => expect(await field.inputValue()).to.equal(prod.name));
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    expect(await found(name), 'nothing is written before it is saved').to.deep.equal([]);
    await field.fill(name);
    await page.getByLabel('Дата пока не назначена').check();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText(/^Варианты цен, строка \d/).waitFor();
    await page.getByLabel(/^Действует до/).fill('2027-02-01');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Курс создан как черновик').waitFor();
    const { center_id, text } = prod;
    expect(await found(name)).to.deep.equal([
      { center_id, text, date_start: null, is_draft: true, status: 'PREPARE' },
    ]);
  });

  it('causes no console error', () => expectNoProblems(editor));
});
