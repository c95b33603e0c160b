import { sessionTokenKeys } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { expect } from 'chai';
import { asStaff } from '../testing/asStaff.ts';
import { enterAs, expectNoProblems, issuesInBothLooks, phone, useVisit } from './browser.ts';
import { ownCourse } from './courses.ts';
import { newMember, ownCenter } from './ownCenter.ts';

/** Entered by one employee, and published by another. */
async function publishedReview(url: string, prod_id: number): Promise<void> {
  const review = {
    prod_id,
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

  let prodId: number;

  before(async () => {
    ({ id: prodId } = await ownCourse());
    await newMember('letters-owner', await ownCenter('letters', 'Центр «Почта»', [prodId]), 'OWNER');
  });

  it('for his own address, by the keyboard, and finds his choice again', async () => {
    const { page } = owner;
    await enterAs(page, 'letters-owner', sessionTokenKeys.partner);
    await page.goto('/partner/letters');
    const courses = page
      .getByRole('region', { name: 'letters-owner@demo.local' })
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
    await publishedReview(url, prodId);
    await page.goto('/partner/courses');
    await page.getByText('В кабинете 1 новое письмо').waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.getByRole('link', { name: 'Прочитать' }).click();
    const kept = page.getByRole('region', { name: 'Письма в кабинете' });
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
