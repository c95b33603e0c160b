import { sessionTokenKeys } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { app } from './app.ts';
import {
  desktop,
  enterAs,
  issuesInBothLooks,
  openAs,
  phone,
  useVisit,
  type Visit,
  visit,
} from './browser.ts';

interface Reviewed {
  id: number;
  path: string;
}

/** Two reviews of published courses of the demo centre, without a reply and a dispute. */
async function twoReviews(): Promise<Reviewed[]> {
  const { rows } = await (await app()).db.query(
    `select r.id, '/prods/' || p.slug || '-' || p.id as path
     from reviews r join prods p on p.id = r.prod_id join prod_cards c on c.prod_id = p.id
     where r.center_id = 1 and r.status = 'CONFIRMED' and r.reply_status is null
       and not exists (select from review_disputes d where d.review_id = r.id)
     order by r.published_at desc, r.id desc limit 2`,
  );
  return rows;
}

describe('A centre answers its reviews', function () {
  this.timeout(180_000);
  const owner = useVisit({ viewport: phone });
  let head: Visit;
  let page: Page;
  let praised: Reviewed;
  let blamed: Reviewed;

  before(async () => {
    [praised, blamed] = (await twoReviews()) as [Reviewed, Reviewed];
    await (await app()).db.query(
      `update reviews set client_name = case id when $1 then 'Ирина Довольная' else 'Павел Сердитый' end,
         is_unnamed = false, published_at = now() where id in ($1, $2)`,
      [praised.id, blamed.id],
    );
    page = owner.page;
    await enterAs(page, 'center', sessionTokenKeys.partner);
    head = await visit({ viewport: desktop });
  });
  after(() => head?.end());

  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

  it('writes a reply in its name, which waits for a moderator', async () => {
    await page.goto('/partner/reviews');
    await row('Ирина Довольная').waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await row('Ирина Довольная')
      .getByRole('button', { name: /^Ответить/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    await dialog.getByText('Напишите ответ').first().waitFor();
    await dialog.getByLabel('Ваш ответ').fill('Спасибо, Ирина! Ждём вас на продолжении осенью.');
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    await row('Ирина Довольная').getByText('Ответ на проверке').waitFor();
    await row('Ирина Довольная')
      .getByRole('button', { name: /^Исправить ответ/ })
      .waitFor();
  });

  it('disputes another with its reasons, once', async () => {
    await row('Павел Сердитый')
      .getByRole('button', { name: /^Оспорить/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('С чем вы не согласны').fill('Такого участника в списках нашего курса не было.');
    await dialog
      .getByLabel('Приложить документ')
      .setInputFiles({ name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 list') });
    await dialog.getByText('list.pdf').waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    await row('Павел Сердитый').getByText('Возражение рассматривают').waitFor();
    expect(
      await row('Павел Сердитый')
        .getByRole('button', { name: /^Оспорить/ })
        .count(),
    ).to.equal(0);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('staff publish the reply and accept the dispute', async () => {
    const { page: screen } = head;
    await openAs(screen, 'rop_course', `/adm/reviews/${praised.id}/show`);
    await screen.getByText('Решить до').first().waitFor();
    await screen.getByRole('button', { name: 'Проверить ответ' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabel('Не показывать').check();
    await dialog.getByLabel('Объяснение автору ответа').waitFor();
    expect(await issuesInBothLooks(screen)).to.deep.equal([]);
    await dialog.getByLabel('Показать на сайте').check();
    await dialog.getByRole('button', { name: 'Проверить ответ' }).click();
    await screen.getByText('Ответ на отзыв проверен').first().waitFor();

    await screen.goto(`/adm/reviews/${blamed.id}/show`);
    await screen.getByText('Такого участника в списках нашего курса не было.').waitFor();
    await screen.getByRole('button', { name: 'Документ 1' }).waitFor();
    expect(await issuesInBothLooks(screen)).to.deep.equal([]);
    await screen.getByRole('button', { name: 'Принять возражение центра' }).click();
    await dialog.getByLabel('Недостоверный отзыв').check();
    await dialog.getByLabel('Причина').fill('Участника в списках нет');
    await dialog.getByRole('button', { name: 'Принять возражение центра' }).click();
    await screen.getByText('Возражение центра принято').first().waitFor();
  });

  it('a visitor reads the reply below its review, and the disputed review no more', async () => {
    const { page: visitor } = head;
    await visitor.goto(praised.path);
    await visitor.getByText('Спасибо, Ирина! Ждём вас на продолжении осенью.').waitFor();
    await visitor
      .getByText(/^Учебный центр .+ — ответ$/)
      .first()
      .waitFor();
    expect(await issuesInBothLooks(visitor)).to.deep.equal([]);
    await visitor.goto(blamed.path);
    await visitor.getByRole('heading', { name: 'Отзывы', exact: true }).waitFor();
    expect(await visitor.getByText('Павел Сердитый').count()).to.equal(0);
  });

  it('the centre reads the decision', async () => {
    await page.goto('/partner/reviews');
    await page.getByRole('button', { name: 'Оспоренные' }).click();
    await page.getByText('Принято: отзыв снят с публикации. Участника в списках нет').waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });
});
