import { checkInListsKey, sessionTokenKeys } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { app } from './app.ts';
import { enterAs, issuesInBothLooks, phone, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';
import { refuseCamera, showToCamera } from './fakeCamera.ts';
import { paidOrder, soldByCard } from './paidOrders.ts';

describe('A member of a centre meets participants at the entrance', function () {
  this.timeout(180_000);
  let member: Visit;
  let page: Page;
  let prod: { id: number; name: string };
  let people: { id: number; name: string; short_code: string; ticket_code: string }[];

  before(async () => {
    const { db } = await app();
    const id = await soldByCard(9000, 40);
    const order = await paidOrder(id, 3);
    const { rows } = await db.query(
      `select id, concat_ws(' ', last_name, first_name, middle_name) as name, short_code, ticket_code
       from order_participants where order_id = $1 order by number`,
      [order.id],
    );
    people = rows;
    await db.query(
      `update orders set snapshot = snapshot ||
         jsonb_build_object('date_start', extract(epoch from now())::int, 'date_end', extract(epoch from now())::int)
       where id = $1`,
      [order.id],
    );
    const moved = await db.query(
      `update prods set date_start = now(), date_end = now() where id = $1 returning id, name, center_id`,
      [id],
    );
    prod = moved.rows[0];
    await db.query(
      `insert into user_memberships (user_id, center_id, role)
       select id, $1, 'CHECK_IN' from users where email = 'center@demo.local' on conflict do nothing`,
      [moved.rows[0].center_id],
    );
    member = await visit({ viewport: phone });
    page = member.page;
    await enterAs(page, 'center', sessionTokenKeys.partner);
  });
  after(() => member?.end());

  const personAt = (index: number) => people[index] as (typeof people)[number];
  const row = (index: number) => page.locator(`#person-${personAt(index).id}`);
  const marksOf = async (index: number) =>
    (
      await (
        await app()
      ).db.query('select kind from check_ins where participant_id = $1', [personAt(index).id])
    ).rows.length;
  const nothingWaits = () => page.getByText('Все отметки сохранены.').waitFor();

  it('finds the course of today and marks by name', async () => {
    await page.goto('/partner/check-in');
    await page.getByRole('heading', { name: 'Сегодня' }).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.getByRole('link', { name: prod.name }).click();
    await page.getByText('Пришли 0 из 3').waitFor();
    await page.getByLabel(/^Найти по имени/).fill(personAt(0).short_code.toLowerCase());
    expect(await page.getByRole('button', { name: /^Отметить приход/ }).count()).to.equal(1);
    await row(0)
      .getByRole('button', { name: /^Отметить приход/ })
      .click();
    await row(0)
      .getByText(/^Отмечен в \d/)
      .waitFor();
    await nothingWaits();
    expect(await marksOf(0)).to.equal(1);
    await page.getByLabel(/^Найти по имени/).fill('');
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText(personAt(2).name).isVisible()).to.equal(true);
    expect(await page.getByRole('button').count()).to.equal(0);
    await page.emulateMedia({ media: 'screen' });
  });

  it('scans a ticket, and once the same person again', async () => {
    await refuseCamera(page);
    await page.getByRole('button', { name: 'Сканировать билеты' }).click();
    await page.getByText(/^Камера закрыта для сайта/).waitFor();
    await page.getByRole('button', { name: 'Закрыть камеру' }).click();
    await showToCamera(page, personAt(1).ticket_code);
    await page.getByRole('button', { name: 'Сканировать билеты' }).click();
    await page.getByText(/: приход отмечен\.$/).waitFor();
    await row(1)
      .getByText(/^Отмечен в \d/)
      .waitFor();
    await page.getByRole('button', { name: 'Закрыть камеру' }).click();
    await page.getByRole('button', { name: 'Сканировать билеты' }).click();
    await page.getByText(/: уже отмечен в \d/).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.getByRole('button', { name: 'Закрыть камеру' }).click();
    await nothingWaits();
    expect(await marksOf(1)).to.equal(1);
  });

  it('says of a ticket of another course that it is not valid here', async () => {
    await showToCamera(page, '00000000-0000-4000-8000-000000000000');
    await page.getByRole('button', { name: 'Сканировать билеты' }).click();
    await page.getByText('Такого билета нет в списке этого курса.').waitFor();
    await page.getByRole('button', { name: 'Закрыть камеру' }).click();
  });

  it('goes on without a network, also after a reload, and sends all later', async () => {
    await page.waitForFunction('navigator.serviceWorker.controller !== null');
    await eventually(async () =>
      expect(
        await page.evaluate(
          `caches.open('odonta-check-in').then((cache) => cache.keys()).then((all) => all.length)`,
        ),
      )
        .to.be.a('number')
        .above(5),
    );
    await page.context().setOffline(true);
    await row(2)
      .getByRole('button', { name: /^Отметить приход/ })
      .click();
    await page.getByText(/^1\sотметка ждёт отправки: нет сети/).waitFor();
    await page.reload();
    await row(2)
      .getByText(/^Отмечен в \d/)
      .waitFor();
    await page.getByText('Пришли 3 из 3').waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    expect(await marksOf(2)).to.equal(0);
    await page.context().setOffline(false);
    await nothingWaits();
    expect(await marksOf(2)).to.equal(1);
  });

  it('takes a mark back, and leaves no names behind on leaving', async () => {
    await row(2)
      .getByRole('button', { name: /^Снять отметку/ })
      .click();
    await page.getByText('Пришли 2 из 3').waitFor();
    await nothingWaits();
    expect(await page.evaluate(`localStorage.getItem('${checkInListsKey}')`)).to.include(personAt(0).name);
    await page.goto('/partner/centers');
    await page.getByRole('button', { name: 'Выйти', exact: true }).click();
    await page.waitForURL('**/login');
    expect(await page.evaluate(`localStorage.getItem('${checkInListsKey}')`)).to.equal(null);
  });
});
