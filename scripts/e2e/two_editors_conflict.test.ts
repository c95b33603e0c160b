import { expect } from 'chai';
import { app } from './app.ts';
import { desktop, enterAs, issuesInBothLooks, type Visit, visit } from './browser.ts';

describe('Two editors change one centre', function () {
  this.timeout(120_000);
  let first: Visit;
  let second: Visit;
  let id: number;

  before(async () => {
    const { db } = await app();
    const { rows } = await db.query(
      'select id from centers where deleted_at is null order by id desc limit 1',
    );
    id = rows[0].id;
    [first, second] = [await visit({ viewport: desktop }), await visit({ viewport: desktop })];
    for (const { page } of [first, second]) page.setDefaultTimeout(30_000);
    await enterAs(first.page, 'rop_course');
    await enterAs(second.page, 'admin');
  });
  after(async () => {
    await first?.end();
    await second?.end();
  });

  const city = ({ page }: Visit) => page.getByLabel('Город', { exact: true });
  const save = ({ page }: Visit) => page.getByRole('button', { name: 'Сохранить', exact: true }).click();

  it('and the later one is told who was first and when, and keeps what he typed', async () => {
    for (const { page } of [first, second]) await page.goto(`/adm/centers/${id}`);
    await city(second).waitFor();
    await city(first).fill('Вологда');
    await save(first);
    await first.page.getByText('Изменения сохранены').waitFor();
    await city(second).fill('Череповец');
    await save(second);
    const dialog = second.page.getByRole('dialog', { name: 'Запись изменил другой сотрудник' });
    await dialog
      .getByText(/Пока вы правили, Лисицына Ольга Викторовна изменила запись в \d\d:\d\d/)
      .waitFor();
    await dialog.getByText('Вологда').waitFor();
    expect(await issuesInBothLooks(second.page)).to.deep.equal([]);
    await second.page.setViewportSize(desktop);
    await dialog.getByRole('button', { name: 'Вернуться к форме' }).click();
    expect(await city(second).inputValue()).to.equal('Череповец');
  });

  it('and saves over it when he chooses to', async () => {
    await save(second);
    await second.page.getByRole('button', { name: 'Сохранить мои изменения поверх' }).click();
    await second.page.getByText('Сохранено поверх чужих изменений').waitFor();
    const { rows } = await (await app()).db.query('select city from centers where id = $1', [id]);
    expect(rows[0].city).to.equal('Череповец');
  });
});
