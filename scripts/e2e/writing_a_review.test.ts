import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { app } from './app.ts';
import { desktop, expectNoProblems, openAs, phone, type Visit, visit } from './browser.ts';
import { withinASecond } from './withinASecond.ts';

const payload = '<img src=x onerror=alert(1)>';

describe('A participant writes a review', function () {
  this.timeout(60_000);
  let participant: Visit;
  let moderator: Visit;
  let prod: { id: number; name: string; path: string };
  const text = `Курс прошёл спокойно и подробно, на телефоне тоже удобно писать. ${payload}`;
  const email = 'participant-who-writes@example.ru';

  before(async function () {
    this.timeout(180_000);
    participant = await visit({ viewport: phone });
    moderator = await visit({ viewport: desktop });
    prod = await courseWithoutReviews();
  });
  after(() => Promise.all([participant.end(), moderator.end()]));

  it('is sent a code by a manager', async () => {
    const { page } = moderator;
    await openAs(page, 'manager', '/adm/reviews');
    await page.getByRole('button', { name: 'Выслать код' }).click();
    const dialog = page.getByRole('dialog', { name: 'Код для отзыва' });
    await dialog.getByLabel('Курс').fill(prod.name);
    await page.getByRole('option', { name: prod.name }).first().click();
    await dialog.getByLabel('Имя участника').fill('Ольга Смирнова');
    await dialog.getByLabel('Почта участника').fill(email);
    await dialog.getByRole('button', { name: 'Выслать код' }).click();
    await page.getByText('Код отправлен участнику письмом').waitFor();
  });

  it('opens the link of the letter, and is told what is missing', async () => {
    const { page } = participant;
    await page.goto(await linkInLetter(email));
    const dialog = page.getByRole('dialog', { name: 'Отзыв о курсе' });
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    for (const missing of ['Поставьте оценку', 'Напишите отзыв', 'Подтвердите согласие на обработку данных'])
      await dialog.getByText(missing).first().waitFor();
    expect(await dialog.getByLabel('Имя', { exact: true }).inputValue()).to.equal('Ольга Смирнова');
    expect(new URL(page.url()).search).to.equal('');
  });

  it('gives the marks by the keyboard, writes and sends', async () => {
    const { page } = participant;
    const dialog = page.getByRole('dialog', { name: 'Отзыв о курсе' });
    for (const [group, steps] of [
      ['Программа', 4],
      ['Лектор', 4],
      ['Организация', 3],
      ['Практика', 4],
    ] as const) {
      const stars = dialog.getByRole('group', { name: group });
      if ((await stars.count()) === 0) continue;
      await stars.getByRole('radio').first().focus();
      await page.keyboard.press('Space');
      for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowRight');
    }
    await dialog.getByLabel('Отзыв', { exact: true }).fill(text);
    await dialog.getByText(`${[...text].length} из 3000`).waitFor();
    await dialog.getByRole('checkbox', { name: /^Я согласен/ }).check();
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    await page.getByText('Спасибо за отзыв! Он появится на сайте после проверки').waitFor();
    await dialog.waitFor({ state: 'hidden' });
  });

  it('is published by the moderator with two keys, and stands on the page within a second', async () => {
    const { page } = moderator;
    await page.goto(`/adm/reviews/${await reviewOf(email)}/show`);
    await page.getByText(payload).first().waitFor();
    const before = await (await fetch(participant.url + prod.path)).text();
    expect(before).to.not.include('Ольга Смирнова');
    const answered = page.waitForResponse((response) => response.url().endsWith('/confirm'));
    if (await page.getByText('Alt + Enter — опубликовать').isVisible())
      await page.keyboard.press('Alt+Enter');
    else await page.getByRole('button', { name: 'Опубликовать' }).click();
    expect((await answered).status()).to.equal(200);
    await withinASecond(async () =>
      (await (await fetch(participant.url + prod.path)).text()).includes('Ольга Смирнова'),
    );
  });

  it('sees the review, its mark in the rating, and every sign of it as text', async () => {
    const { page } = participant;
    await page.goto(prod.path);
    const reviews = page.getByRole('region', { name: 'Отзывы' });
    await reviews.getByText(text).waitFor();
    await reviews.getByText('Участие подтверждено').waitFor();
    await reviews.getByText('на основе 1 отзыва').waitFor();
    const data = await structured(page);
    expect(data.aggregateRating).to.include({ reviewCount: 1 });
    expect(data.review[0]).to.include({ reviewBody: text });
  });

  it('cannot use the link again', async () => {
    const { page } = participant;
    await page.goto(await linkInLetter(email));
    await page.getByText('По этому коду отзыв уже оставлен').waitFor();
    // The browser itself notes that the link was refused.
    participant.problems.splice(0);
  });

  it('causes no console error and asks no other host', () => {
    expectNoProblems(participant);
    expectNoProblems(moderator);
  });
});

async function courseWithoutReviews(): Promise<{ id: number; name: string; path: string }> {
  const { rows } = await (await app()).db.query(
    `select p.id, p.name, p.slug from prods p join prod_cards c on c.prod_id = p.id
     where p.rating_count = 0 and p.date_end is not null and not exists (select from reviews r where r.prod_id = p.id)
       and (select count(*) from prods same where same.name = p.name) = 1 order by p.id limit 1`,
  );
  const [{ id, name, slug }] = rows;
  return { id, name, path: `/prods/${slug}-${id}` };
}

async function reviewOf(email: string): Promise<number> {
  const { rows } = await (await app()).db.query('select id from reviews where email = $1', [email]);
  return rows[0].id;
}

async function linkInLetter(to: string): Promise<string> {
  const { rows } = await (await app()).db.query(
    `select replace(text, '{secret}', secret) as text from outbox where "to" = $1 and kind = 'review_code' order by id desc limit 1`,
    [to],
  );
  const [link] = /https?:\S+review=\S+/.exec(rows[0].text) ?? [''];
  const { pathname, search } = new URL(link);
  return pathname + search;
}

async function structured(page: Page) {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.flatMap((script) => JSON.parse(script)).find((data) => data['@type'] === 'Course');
}
