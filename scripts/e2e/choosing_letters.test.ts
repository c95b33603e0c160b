import { sessionTokenKeys } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { expect } from 'chai';
import { asStaff } from '../testing/asStaff.ts';
import { app } from './app.ts';
import { enterAs, expectNoProblems, issuesInBothLooks, phone, useVisit } from './browser.ts';

/** Of a course of the demo centre: entered by one employee, and published by another. */
async function publishedReview(url: string): Promise<void> {
  const { rows } = await (await app()).db.query<{ prod_id: number }>(
    `select p.id as prod_id from prods p join prod_cards c on c.prod_id = p.id
     where p.center_id = 1 and p.status = 'CONFIRMED' limit 1`,
  );
  const review = {
    ...rows[0],
    client_name: 'Вера Написавшая',
    source: 'LETTER',
    scores: { program: 5, lecturer: 4, organisation: 5, practice: null },
    text: 'Письмом рассказала, что курс был подробным и спокойным.',
    consent_by_phone: true,
  };
  const { id } = await (await asStaff(url, 'admin'))('POST', '/adm/reviews', review);
  await (await asStaff(url, 'manager'))('POST', `/adm/reviews/${id}/confirm`, {});
}

describe('The owner of a centre chooses which letters come', function () {
  this.timeout(120_000);
  const owner = useVisit({ viewport: phone });

  after(async () => {
    await (await app()).db.query(`delete from letter_choices where email = 'center@demo.local'`);
  });

  it('for his own address, by the keyboard, and finds his choice again', async () => {
    const { db } = await app();
    await db.query(`update users set email_proved_at = now() where email = 'center@demo.local'`);
    const { page } = owner;
    await enterAs(page, 'center', sessionTokenKeys.partner);
    await page.goto('/partner/letters');
    const courses = page
      .getByRole('region', { name: 'center@demo.local' })
      .getByLabel('Решения о курсах и правках');
    await courses.waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await courses.focus();
    await page.keyboard.press('ArrowDown');
    await page.getByText('Решения о курсах и правках: раз в день, одним письмом').first().waitFor();
    await page.reload();
    await courses.waitFor();
    expect(await courses.inputValue()).to.equal('DAILY');
    expectNoProblems(owner);
  });

  it('and reads those in his cabinet that he wants there alone', async () => {
    const { page, url } = owner;
    await page.getByLabel('Отзывы о курсах').first().selectOption('CABINET');
    await page.getByText('Отзывы о курсах: только в кабинете').first().waitFor();
    await publishedReview(url);
    await page.goto('/partner/courses');
    await page.getByText(/В кабинете \d+ нов/).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.getByRole('link', { name: 'Прочитать' }).click();
    // Other centres' journeys may add later ones above it.
    const kept = page.getByRole('region', { name: 'Письма в кабинете' }).getByRole('listitem').last();
    await kept.getByText('Новое', { exact: true }).waitFor();
    await kept.locator('summary').click();
    await kept.getByRole('link', { name: /\/partner\/reviews/ }).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.reload();
    await kept.locator('summary').waitFor();
    expect(await kept.getByText('Новое', { exact: true }).count()).to.equal(0);
    expectNoProblems(owner);
  });

  it('and is told where a choice could not be saved, which then stands as before', async () => {
    const { page } = owner;
    const reviews = page.getByLabel('Отзывы о курсах').first();
    await page.route('**/api/partner/me/letters', (route) => route.abort());
    await reviews.selectOption('NEVER');
    await page.getByText('Нет связи: выбор не сохранён').first().waitFor();
    expect(await reviews.inputValue()).to.equal('CABINET');
    await page.unroute('**/api/partner/me/letters');
  });
});
