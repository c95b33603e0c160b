import { expect } from 'chai';
import { desktop, expectNoProblems, phone, signIn, type Visit, visit } from './browser.ts';
import { market } from './market.ts';

for (const viewport of [phone, desktop])
  describe(`A course editor begins a course as a copy of another, at ${viewport.width} px`, function () {
    this.timeout(120_000);
    let editor: Visit;
    let prod: { id: number; name: string; center_id: number };

    before(async () => {
      editor = await visit({ viewport });
      const { db } = await market();
      const { rows } = await db.query(
        `select p.id, p.name, p.center_id from prods p join prod_cards c on c.prod_id = p.id where c.state = 'OPEN' and p.type = 4 order by p.id limit 1`,
      );
      prod = rows[0];
      await signIn(editor.page, 'course_editor');
    });
    after(() => editor.end());

    it('gives it a name and finds the rest filled in, but for dates', async () => {
      const { page } = editor;
      const name = `Копия, снятая при ${viewport.width}`;
      await page.goto(`/adm/prods/${prod.id}`);
      await page.getByRole('button', { name: 'Создать копию' }).click();
      await page.getByText('Это копия: проверьте её и сохраните').waitFor();
      const field = page.getByRole('textbox', { name: /^Название/ });
      expect(await field.inputValue()).to.equal(prod.name);
      await field.fill(name);
      await page.getByLabel('Дата пока не назначена').check();
      await page.getByRole('button', { name: 'Сохранить' }).click();
      await page.getByText('Курс создан как черновик').waitFor();
      const { rows } = await (await market()).db.query(
        'select center_id, date_start, is_draft, status from prods where name = $1',
        [name],
      );
      expect(rows).to.deep.equal([
        { center_id: prod.center_id, date_start: null, is_draft: true, status: 'PREPARE' },
      ]);
    });

    it('causes no console error', () => expectNoProblems(editor));
  });
