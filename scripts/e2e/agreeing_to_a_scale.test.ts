import { expect } from 'chai';
import { enterAs, expectNoProblems, seriousIssues, type Visit, visit } from './browser.ts';
import { newcomer } from './newcomer.ts';

const name = 'Клиники одного города';

describe('A scale of companies is asked for by one and agreed to by another', function () {
  this.timeout(120_000);
  let asker: Visit;
  let decider: Visit;

  before(async () => {
    await newcomer('scale-asker', 'Роман Шкалов', 'ROP_COURSE');
    await newcomer('scale-decider', 'Нина Решалова', 'BOOKKEEPER');
    asker = await visit();
    decider = await visit();
    await enterAs(asker.page, 'scale-asker');
    await enterAs(decider.page, 'scale-decider');
  });
  after(() => Promise.all([asker?.end(), decider?.end()]));

  it('one writes its rows, and is told that it waits', async () => {
    const { page } = asker;
    await page.goto('/adm/legal_scales/create');
    await page.getByLabel('Название').fill(name);
    await page.getByRole('button', { name: 'Добавить ступень' }).click();
    await page.getByLabel('Оборот за год от').last().fill('250000');
    await page.getByLabel('Возвращаем, %').last().fill('7.5');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Роман Шкалов просит утвердить эту шкалу').waitFor();
    expect(await seriousIssues(page)).to.deep.equal([]);
    expectNoProblems(asker);
  });

  it('another reads what would hold, and agrees', async () => {
    const { page } = decider;
    await page.goto('/adm/approvals');
    const asked = page.getByRole('listitem').filter({ hasText: name });
    await asked.getByText(/от 250\s000\s₽: 7,5\s%/).waitFor();
    expect(await seriousIssues(page)).to.deep.equal([]);
    await asked.getByRole('button', { name: 'Подтвердить' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Подтвердить' }).click();
    await page.getByText('Изменение подтверждено').waitFor();
    await asker.page.goto('/adm/legal_scales');
    await asker.page.getByRole('row').filter({ hasText: name }).getByText('Действует').waitFor();
  });
});
