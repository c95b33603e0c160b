import { expect } from 'chai';
import { desktop, expectNoProblems, issuesInBothLooks, openAs, type Visit, visit } from './browser.ts';

describe('An administrator learns who may what', function () {
  this.timeout(120_000);
  let admin: Visit;

  before(async () => {
    admin = await visit({ viewport: desktop });
    await openAs(admin.page, 'admin');
  });
  after(() => admin?.end());

  it('by a role, in words', async () => {
    const { page } = admin;
    await page.getByRole('link', { name: 'Права ролей' }).click();
    await page.getByRole('heading', { level: 1, name: 'Права ролей' }).waitFor();
    await page.getByRole('combobox', { name: 'Роль' }).click();
    await page.getByRole('option', { name: /^Менеджер конкретного партнёра/ }).click();
    const matrix = page.getByRole('region', { name: 'Права роли «Менеджер конкретного партнёра»' });
    const row = matrix.getByRole('row', { name: /^Курсы / });
    await row.waitFor();
    expect(await row.getByRole('cell').allTextContents()).to.deep.equal([
      ...['свои', 'свои', 'свои', 'свои', '—', 'свои'],
      'отправлять на проверку, отзывать с проверки, останавливать продажи, повторять с новыми датами — только свои',
    ]);
    expect(page.url()).to.include('role=PARTNER_MANAGER');
  });

  it('by a right, whose holders are a click away', async () => {
    const { page } = admin;
    await page.getByRole('combobox', { name: 'Раздел' }).fill('Заявки менеджеру');
    await page.getByRole('option', { name: 'Заявки менеджеру' }).click();
    await page.getByRole('combobox', { name: 'Действие' }).click();
    await page.getByRole('option', { name: 'Назначать ответственного' }).click();
    const holders = page.getByRole('region', { name: 'У кого есть право' }).getByRole('listitem');
    await holders.filter({ hasText: 'Руководитель отдела продаж курсов' }).first().waitFor();
    expect(await holders.filter({ hasText: 'Бухгалтер' }).count()).to.equal(0);
    await admin.settled();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.setViewportSize(desktop);
    await holders.first().getByRole('link').click();
    await page.waitForURL('**/users/*/show');
    expectNoProblems(admin);
  });

  it('and who may not list the staff is told so, and has no such entry', async () => {
    const editor = await visit({ viewport: desktop });
    await openAs(editor.page, 'course_editor');
    await editor.page.getByRole('link', { name: 'Курсы', exact: true }).waitFor();
    expect(await editor.page.getByRole('link', { name: 'Права ролей' }).count()).to.equal(0);
    await editor.page.goto('/adm/rights');
    await editor.page.getByRole('heading', { name: 'Нет доступа' }).waitFor();
    await editor.end();
  });
});
