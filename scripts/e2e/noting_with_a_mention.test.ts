import { expect } from 'chai';
import { app } from './app.ts';
import { enterAs, expectNoProblems, issuesInBothLooks, openAs, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';

describe('Staff note beside a request and call a colleague, who hears the bell', function () {
  this.timeout(120_000);
  const words = 'после обеда';
  let head: Visit;
  let manager: Visit;
  let id: number;

  before(async () => {
    const { db } = await app();
    const { rows } = await db.query('select id from manager_requests order by id limit 1');
    id = rows[0].id;
    [head, manager] = [await visit(), await visit()];
    for (const { page } of [head, manager]) page.setDefaultTimeout(30_000);
    await enterAs(head.page, 'rop_course');
  });
  after(async () => {
    await head?.end();
    await manager?.end();
  });

  const notes = () => head.page.getByRole('list', { name: 'Заметки' });
  const field = () => head.page.getByRole('combobox', { name: 'Новая заметка' });

  it('finds the colleague by @ and the keyboard alone', async () => {
    const { page } = head;
    await page.goto(`/adm/manager_requests/${id}/show`);
    await field().fill('Перезвоните ');
    await field().press('End');
    await field().pressSequentially('@рябов');
    await page.getByRole('option', { name: 'Рябов Никита Олегович' }).waitFor();
    expect(await field().getAttribute('aria-expanded')).to.equal('true');
    expect(await field().getAttribute('aria-activedescendant')).to.match(/-0$/);
    expect(await issuesInBothLooks(page, async () => '[aria-labelledby=notes-title]')).to.deep.equal([]);
    await field().press('Enter');
    await field().pressSequentially(words);
    expect(await field().inputValue()).to.equal(`Перезвоните @Рябов Никита Олегович ${words}`);
  });

  it('keeps what was typed when it could not be saved, and through another page', async () => {
    const { page } = head;
    const address = '**/api/adm/manager_requests/*/notes';
    await page.route(address, (route) =>
      route.request().method() === 'POST' ? route.abort('connectionfailed') : route.continue(),
    );
    await page.getByRole('button', { name: 'Добавить заметку' }).click();
    await page.getByText('Нет связи с сервером').first().waitFor();
    await page.unroute(address);
    await page.reload();
    await field().waitFor();
    expect(await field().inputValue()).to.include(words);
    // The browser itself says that the connection failed.
    head.problems.splice(0);
  });

  it('saves it, and it is there for others', async () => {
    const { page } = head;
    await page.getByRole('button', { name: 'Добавить заметку' }).click();
    await page.getByText('Заметка сохранена').waitFor();
    await notes().getByText(words).waitFor();
    expect(await field().inputValue()).to.equal('');
  });

  it('is heard of by the colleague, who comes to the request by the bell', async () => {
    const { page } = manager;
    await openAs(page, 'manager');
    await page.getByRole('button', { name: /^Уведомления: \d+ нов/ }).click();
    const list = page.getByRole('dialog', { name: 'Уведомления' });
    await list.getByRole('link').first().waitFor();
    expect(await issuesInBothLooks(page, async () => '[role=dialog]')).to.deep.equal([]);
    await list
      .getByRole('link', { name: `№ ${id}` })
      .first()
      .click();
    await page.waitForURL(`**/manager_requests/${id}/show`);
    await page.getByRole('list', { name: 'Заметки' }).getByText(words).waitFor();
    await eventually(async () => {
      const { rows } = await (await app()).db.query(
        'select count(*)::int as unread from staff_notices where path = $1 and read_at is null',
        [`/manager_requests/${id}/show`],
      );
      expect(rows[0].unread).to.equal(0);
    });
    expectNoProblems(manager);
  });

  it('changes the note, deletes it and takes that back', async () => {
    const { page } = head;
    await notes()
      .getByRole('button', { name: /^Изменить заметку/ })
      .first()
      .click();
    const text = page.getByRole('combobox', { name: 'Текст заметки' });
    await text.fill(`Уже не нужно, ${words}`);
    await page.getByRole('button', { name: 'Сохранить заметку' }).click();
    await page.getByText('Заметка изменена', { exact: true }).waitFor();
    await notes().getByText('изменено').first().waitFor();
    await notes()
      .getByRole('button', { name: /^Удалить заметку/ })
      .first()
      .click();
    await page.getByText('Заметка удалена').waitFor();
    await notes().getByText(`Уже не нужно, ${words}`).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Отменить' }).click();
    await notes().getByText(`Уже не нужно, ${words}`).waitFor();
    expectNoProblems(head);
  });
});
