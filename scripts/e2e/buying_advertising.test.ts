import { bannerFileKb } from '@odonta/db/vocabulary/advertising/banners.ts';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { bannerPicture, enterAsAdvertiser, newAdvertiser } from './advertiser.ts';
import { app } from './app.ts';
import { desktop, expectNoProblems, issuesInBothLooks, phone, signIn, type Visit, visit } from './browser.ts';
import type { OwnCourse } from './courses.ts';
import { eventually } from './eventually.ts';

const code = 'WEEKFREE';
const marks = { Рекламодатель: 'ООО «Витрина»', 'ИНН рекламодателя': '7707083893' };

describe('A centre buys advertising', function () {
  this.timeout(180_000);
  let owner: Visit;
  let staff: Visit;
  let course: OwnCourse;
  let centerId: number;
  let bannerId: number;
  let category: { name: string; url: string };

  before(async () => {
    const { db } = await app();
    ({ course, centerId } = await newAdvertiser('banners'));
    // Without another banner that might be the first to show.
    const free = await db.query<typeof category>(
      `select name, url from categories c where not exists (select from banners where slot = 15 and category_id = c.id)
       order by id limit 1`,
    );
    [category = { name: '', url: '' }] = free.rows;
    await db.query(
      `insert into promo_codes (code, code_key, name, scope, effect, value, slot, date_start)
       values ($1, $1, 'Неделя даром', 'BANNER', 'FREE_WEEKS', 1, 15, now() - interval '1 day')`,
      [code],
    );
    [owner, staff] = await Promise.all([visit({ viewport: phone }), visit({ viewport: desktop })]);
    await signIn(staff.page, 'admin');
    await enterAsAdvertiser(owner.page, 'banners');
  });
  after(() => Promise.all([owner?.end(), staff?.end()]));

  const buying = (page: Page, name = 'Купить баннер') => page.getByRole('region', { name });
  const bought = (page: Page) => page.getByRole('listitem').filter({ hasText: `Баннер № ${bannerId}` });
  const decide = async (name: string, reason?: string) => {
    const { page } = staff;
    await page.goto(`/adm/banner_campaigns/${bannerId}/show`);
    await page.getByRole('button', { name, exact: true }).click();
    if (reason === undefined) return;
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Причина').fill(reason);
    await dialog.getByRole('button', { name }).click();
    await dialog.waitFor({ state: 'detached' });
  };

  it('learns the price of three weeks of a category with its code, and buys them from its balance', async () => {
    const { page } = owner;
    const form = buying(page);
    await form.getByLabel('Место').selectOption('15');
    await form.getByLabel(category.name).check();
    for (const week of [1, 2, 3]) await form.getByRole('row').nth(week).getByRole('checkbox').check();
    await form.getByLabel('Промокод').fill('НЕТТАКОГО');
    await form.getByRole('button', { name: 'Узнать цену' }).click();
    await form.getByText('Промокод не действует').waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    owner.problems.splice(0);
    await form.getByLabel('Промокод').fill(code);
    await form.getByRole('button', { name: 'Узнать цену' }).click();
    await form
      .getByText(/К оплате 12\s000,00\s₽ \(скидка 6\s000,00\s₽\), на балансе 40\s000,00\s₽/)
      .waitFor();
    await form.getByRole('button', { name: 'Купить с баланса' }).click();
    await page.getByText('Оплачен, ждёт картинок').waitFor();
    const { rows } = await (await app()).db.query<{ id: number; available: number }>(
      `select b.id, (select sum(t.sum)::int from marketing_tx t join marketing_balances m on m.id = t.balance_id
         where m.center_id = b.center_id) as available
       from banners b where b.center_id = $1`,
      [centerId],
    );
    bannerId = rows[0]?.id ?? 0;
    expect(rows).to.deep.equal([{ id: bannerId, available: 2_800_000 }]);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    expectNoProblems(owner);
  });

  it('reads which size a picture must have, and sends the banner for a check', async () => {
    const { page } = owner;
    const files = bought(page).locator('input[type=file]');
    await files.first().setInputFiles(await bannerPicture(800, 110));
    await bought(page)
      .getByText(/890×110/)
      .last()
      .waitFor();
    await bought(page)
      .getByRole('alert')
      .filter({ hasText: /890×110/ })
      .first()
      .waitFor();
    owner.problems.splice(0);
    await files.first().setInputFiles(await bannerPicture(890, 110));
    await bought(page).getByText('Заменить картинку').first().waitFor();
    await files.last().setInputFiles(await bannerPicture(900, 300));
    await bought(page).getByText('Заменить картинку').nth(1).waitFor();
    expect(await bought(page).getByText(`до ${bannerFileKb} КБ`).count()).to.equal(2);
    await bought(page).getByLabel('Ссылка').fill('/prods/net-takogo-kursa-1000000');
    for (const [label, value] of Object.entries(marks)) await bought(page).getByLabel(label).fill(value);
    await bought(page).getByLabel('Токен (erid)').fill('VitrinaBanner1');
    await bought(page).getByRole('button', { name: 'Отправить на проверку' }).click();
    await bought(page).getByText('Напишите, что на картинке').first().waitFor();
    // Scrolled down, the header lies over the sections of the cabinet.
    await page.evaluate('scrollTo(0, 0)');
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await bought(page).getByLabel('Что на картинке').fill('Курс');
    await bought(page).getByRole('button', { name: 'Отправить на проверку' }).click();
    await bought(page).getByText('Такой страницы на нашем сайте нет').first().waitFor();
    owner.problems.splice(0);
    const link = `https://vitrina.example/${course.id}`;
    // As if its site had answered: no other site is within reach of a test.
    const { db } = await app();
    await db.query('insert into ad_links (url, checked_at) values ($1, now())', [link]);
    await bought(page).getByLabel('Ссылка').fill(link);
    await bought(page).getByRole('button', { name: 'Отправить на проверку' }).click();
    await bought(page).getByText('На модерации').waitFor();
    expectNoProblems(owner);
  });

  it('reads why staff rejected it, mends it, and is approved', async () => {
    const { page } = owner;
    await decide('Отклонить', 'Не видно, что за курс');
    await page.reload();
    await bought(page).getByText('Почему отклонён: Не видно, что за курс').waitFor();
    await bought(page).getByLabel('Что на картинке').fill('Курс терапии в центре «Витрина»');
    await bought(page).getByRole('button', { name: 'Отправить на проверку' }).click();
    await bought(page).getByText('На модерации').waitFor();
    await decide('Опубликовать');
    await staff.page.getByText('Опубликован').first().waitFor();
    await page.reload();
    await bought(page).getByText('Запланирован').waitFor();
    expectNoProblems(owner);
    expectNoProblems(staff);
  });

  it('is seen in its week by visitors of its category, and reads how many they were', async () => {
    const { db } = await app();
    // Its first week has come.
    await db.query(`update ad_places set week = date_trunc('week', now() at time zone 'Europe/Moscow')::date
      where id = (select min(id) from ad_places where banner_id = ${bannerId})`);
    await db.query(`update banners set date_start = now() - interval '1 day' where id = ${bannerId}`);
    const visitor = await visit({ viewport: desktop });
    await visitor.page.goto(`/${category.url}`);
    const row = visitor.page.locator('[data-slot="15"]');
    await row.scrollIntoViewIfNeeded();
    const link = row.getByRole('link', { name: 'Курс терапии в центре «Витрина»' });
    await link.scrollIntoViewIfNeeded();
    const { page } = owner;
    await eventually(async () => {
      await page.reload();
      await bought(page).getByText('Увидели: 1, переходы: 0').waitFor({ timeout: 3_000 });
    });
    const href = (await link.getAttribute('href')) ?? '';
    for (let press = 0; press < 2; press += 1) {
      const answer = await visitor.page.request.get(new URL(href, visitor.page.url()).href, {
        maxRedirects: 0,
      });
      expect(answer.headers().location).to.include('vitrina.example').and.include('erid=VitrinaBanner1');
    }
    await visitor.end();
    await eventually(async () => {
      await page.reload();
      await bought(page).getByText('Увидели: 1, переходы: 1').waitFor({ timeout: 3_000 });
    });
    await bought(page).getByText(`Показы и переходы баннера № ${bannerId}`).first().click();
    await bought(page).getByRole('button', { name: 'Скачать таблицу' }).waitFor();
    await page.evaluate('scrollTo(0, 0)');
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('changes it while it runs: the former one is shown until staff accept, and pauses it for a while', async () => {
    const { page } = owner;
    await bought(page).getByRole('button', { name: 'Изменить баннер' }).click();
    await bought(page).getByLabel('Что на картинке').fill('Зимний курс терапии');
    await bought(page).getByRole('button', { name: 'Отправить на проверку' }).click();
    await bought(page)
      .getByText(/Правка от .* на проверке, до решения остаётся прежний вариант/)
      .waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await staff.page.goto('/adm/approvals');
    const asked = staff.page.getByRole('listitem').filter({ hasText: 'Зимний курс терапии' });
    await asked.getByRole('button', { name: 'Подтвердить' }).click();
    await staff.page.getByRole('dialog').getByRole('button', { name: 'Подтвердить' }).click();
    await staff.page.getByText('Изменение подтверждено').waitFor();
    const { rows } = await (await app()).db.query('select alt from banners where id = $1', [bannerId]);
    expect(rows).to.deep.equal([{ alt: 'Зимний курс терапии' }]);
    await page.reload();
    for (const [press, sure, then] of [
      ['Приостановить', 'Приостановить', 'Показ приостановлен'],
      ['Возобновить', 'Возобновить', 'Опубликован'],
    ] as const) {
      await bought(page).getByRole('button', { name: press }).click();
      await page.getByRole('dialog').getByRole('button', { name: sure }).click();
      await bought(page).getByText(then).first().waitFor();
    }
    expectNoProblems(owner);
    expectNoProblems(staff);
  });

  it('pins its course to the top of the catalogue, and takes it back in time', async () => {
    const { db } = await app();
    await db.query(`update settings set amount = 1000 where key = 'pinning_price_home'`);
    const { page } = owner;
    await page.getByRole('button', { name: 'Закрепления курсов' }).click();
    const form = buying(page, 'Закрепить курс');
    await form.getByLabel('Курс').selectOption({ label: course.name });
    await form.getByRole('row').nth(4).getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Узнать цену' }).click();
    await form.getByText(/К оплате 1\s000,00\s₽/).waitFor();
    await form.getByRole('button', { name: 'Купить с баланса' }).click();
    await form.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    owner.problems.splice(0);
    for (const [label, value] of Object.entries(marks)) await form.getByLabel(label).fill(value);
    await form.getByLabel('Токен (erid)').fill('VitrinaPinned1');
    await form.getByRole('button', { name: 'Купить с баланса' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Оплачено, ждёт своей недели' });
    await row.waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await row.getByRole('button', { name: 'Отменить' }).click();
    await page
      .getByRole('dialog')
      .getByText(/На баланс вернётся 1\s000,00\s₽/)
      .waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Отменить размещение' }).click();
    await page.getByText(/Возвращено на баланс 1\s000,00\s₽/).waitFor();
    expectNoProblems(owner);
  });
});
