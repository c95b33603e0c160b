import { sessionTokenKeys } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { expect } from 'chai';
import { app } from './app.ts';
import { enterAs, expectNoProblems, issuesInBothLooks, phone, useVisit } from './browser.ts';

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

  it('and is told where a choice could not be saved, which then stands as before', async () => {
    const { page } = owner;
    const reviews = page.getByLabel('Отзывы о курсах').first();
    await page.route('**/api/partner/me/letters', (route) => route.abort());
    await reviews.selectOption('NEVER');
    await page.getByText('Нет связи: выбор не сохранён').first().waitFor();
    expect(await reviews.inputValue()).to.equal('AT_ONCE');
    await page.unroute('**/api/partner/me/letters');
  });
});
