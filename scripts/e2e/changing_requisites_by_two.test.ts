import { expect } from 'chai';
import { app } from './app.ts';
import { enterAs, seriousIssues, type Visit, visit } from './browser.ts';
import { newcomer } from './newcomer.ts';

const account = '40702810300000054321';
const withdrawn = '40702810100000098765';

describe('Requisites of a centre are changed by two people', function () {
  this.timeout(120_000);
  let asker: Visit;
  let decider: Visit;

  before(async () => {
    await newcomer('asker', 'Галина Просящая', 'BOOKKEEPER');
    await newcomer('decider', 'Пётр Решающий', 'BOOKKEEPER');
    asker = await visit();
    decider = await visit();
    await enterAs(asker.page, 'asker');
    await enterAs(decider.page, 'decider');
  });
  after(() => Promise.all([asker?.end(), decider?.end()]));

  const kept = async () => {
    const { db } = await app();
    const { rows } = await db.query('select pay_rs from centers where id = 2');
    return (rows[0] as { pay_rs: string | null }).pay_rs;
  };

  it('one asks, who cannot decide himself, and the other confirms what he sees', async () => {
    const { page } = asker;
    await page.goto('/adm/center_requisites/2/show');
    await page.getByRole('button', { name: 'Изменить' }).click();
    await page.getByLabel('Расчётный счёт').fill('12');
    await page.getByRole('button', { name: 'Отправить на подтверждение' }).click();
    await page.getByText('Расчётный счёт — 20 цифр').waitFor();
    await page.getByLabel('Расчётный счёт').fill(account);
    await page.getByRole('button', { name: 'Отправить на подтверждение' }).click();
    await page.getByText(/просит изменить реквизиты/).waitFor();
    expect(await kept()).to.not.equal(account);
    await page.goto('/adm/approvals');
    await page.getByText('Просили вы: решит другой сотрудник').waitFor();

    await decider.page.goto('/adm');
    await decider.page.getByRole('link', { name: /Вторая подпись\s*\d/ }).click();
    const asked = decider.page.getByRole('listitem').filter({ hasText: account });
    await asked.waitFor();
    expect(await seriousIssues(decider.page)).to.deep.equal([]);
    await asked.getByRole('button', { name: 'Подтвердить' }).click();
    await decider.page.getByRole('dialog').getByRole('button', { name: 'Подтвердить' }).click();
    await decider.page.getByText('Изменение подтверждено').waitFor();
    expect(await kept()).to.equal(account);
    await decider.page.getByRole('tab', { name: 'Закрыты' }).click();
    await asked.getByText('Подтверждено').waitFor();
  });

  it('the requester withdraws it, and nothing has changed', async () => {
    const { page } = asker;
    await page.goto('/adm/center_requisites/2/show');
    await page.getByRole('button', { name: 'Изменить' }).click();
    await page.getByLabel('Расчётный счёт').fill(withdrawn);
    await page.getByRole('button', { name: 'Отправить на подтверждение' }).click();
    await page.getByText(/просит изменить реквизиты/).waitFor();
    await page.goto('/adm/approvals');
    const asked = page.getByRole('listitem').filter({ hasText: withdrawn });
    await asked.getByRole('button', { name: 'Отозвать' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Отозвать' }).click();
    await page.getByText('Запрос отозван').waitFor();
    await asked.waitFor({ state: 'detached' });
    expect(await kept()).to.equal(account);
  });
});
