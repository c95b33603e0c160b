import { expect } from 'chai';
import { app } from './app.ts';
import { enterAs, type Visit, visit } from './browser.ts';
import { bulkToolbar, tick } from './bulkToolbar.ts';

/** Staff close the tab as soon as the screen says «saved», so by then the write must be committed. */
describe('A tab that is closed as soon as it says «сохранено» loses nothing', function () {
  this.timeout(120_000);
  let staff: Visit;
  const ids = { city: 0, center: 0, request: 0 };

  before(async () => {
    const { db } = await app();
    const idOf = async (query: string) => (await db.query(query)).rows[0].id as number;
    ids.city = await idOf(
      `insert into cities (name, region) values ('Закрытск', 'Край закрытых вкладок') returning id`,
    );
    ids.center = await idOf('select id from centers where deleted_at is null order by id desc limit 1');
    ids.request = await idOf(
      `insert into manager_requests (name, phone, email, city, status)
       values ('Закрытая Вкладка', '79990000009', 'tab@test.local', 'Пермь', 'CREATED') returning id`,
    );
    staff = await visit();
    await enterAs(staff.page, 'admin');
  });
  after(() => staff?.end());

  /** Does it in a tab of its own, and looks into the database when the words have been seen and the tab is gone. */
  async function closing(path: string, said: string | RegExp, action: () => Promise<void>) {
    const first = staff.page;
    staff.page = await first.context().newPage();
    await staff.page.goto(`/adm${path}`);
    await action();
    await staff.page.getByText(said).first().waitFor();
    await staff.page.close();
    staff.page = first;
  }
  const kept = async (query: string) => (await (await app()).db.query(query)).rows[0];
  const press = (name: string | RegExp) => staff.page.getByRole('button', { name, exact: true }).click();

  it('of a form', async () => {
    await closing(`/cities/${ids.city}`, 'Изменения сохранены', async () => {
      await staff.page.getByLabel('Население').fill('777');
      await press('Сохранить');
    });
    expect((await kept(`select population from cities where id = ${ids.city}`)).population).to.equal(777);
  });

  it('of a switch', async () => {
    const shown = async () =>
      (await kept(`select show_main from centers where id = ${ids.center}`)).show_main;
    const before = await shown();
    await closing(`/centers/${ids.center}/show`, /Показывать на главной: .+\. Сохранено/, () =>
      staff.page.getByRole('switch', { name: 'Показывать на главной' }).click(),
    );
    expect(await shown()).to.equal(!before);
  });

  it('of a note', async () => {
    await closing(`/manager_requests/${ids.request}/show`, 'Заметка сохранена', async () => {
      await staff.page.getByRole('combobox', { name: 'Новая заметка' }).fill('Написано перед уходом');
      await press('Добавить заметку');
    });
    expect(
      (await kept(`select count(*)::int as n from notes where text = 'Написано перед уходом'`)).n,
    ).to.equal(1);
  });

  it('of a transition', async () => {
    await closing(`/manager_requests/${ids.request}/show`, /^Заявка взята в работу/, () =>
      press('Взять в работу'),
    );
    const { manager_id } = await kept(`select manager_id from manager_requests where id = ${ids.request}`);
    expect(manager_id).to.be.a('number');
  });

  it('of a deletion', async () => {
    const list = `/cities?filter=${encodeURIComponent('{"q":"Край закрытых вкладок"}')}`;
    await closing(list, /удалена$/, async () => {
      await tick(staff.page, 'Закрытск');
      await bulkToolbar(staff.page).getByRole('button', { name: 'Удалить' }).click();
      await staff.page
        .getByRole('dialog')
        .getByRole('button', { name: /^Удалить: 1/ })
        .click();
    });
    expect((await kept(`select deleted_at from cities where id = ${ids.city}`)).deleted_at).to.not.equal(
      null,
    );
  });
});
