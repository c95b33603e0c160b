import { expect } from 'chai';
import { app } from './app.ts';
import { desktop, enterAs, issuesInBothLooks, phone, type Visit, visit } from './browser.ts';
import { type OwnCourse, ownCourse } from './courses.ts';
import { eventually } from './eventually.ts';
import { newcomer } from './newcomer.ts';
import { newMember, ownCenter } from './ownCenter.ts';

const note = 'Ремонт в классе, скоро вернёмся';
const account = '40702810600000054322';
const [owner, accountant] = ['pause-owner@demo.local', 'pause-accountant@demo.local'];

describe('A centre pauses its sales, and asks for other requisites', function () {
  this.timeout(180_000);
  let center: Visit;
  let visitor: Visit;
  let course: OwnCourse;
  let centerId: number;

  before(async () => {
    course = await ownCourse();
    centerId = await ownCenter('centr-pauza', 'Центр «Пауза»', [course.id]);
    await newMember('pause-owner', centerId, 'OWNER');
    await newMember('pause-accountant', centerId, 'ACCOUNTANT');
    await newcomer('decider-of-pause', 'Пётр Бухгалтерский', 'BOOKKEEPER');
    [center, visitor] = await Promise.all([visit({ viewport: desktop }), visit({ viewport: phone })]);
    await signIn(center, owner);
  });
  after(() => Promise.all([center?.end(), visitor?.end()]));

  async function signIn({ page }: Visit, email: string | undefined) {
    await page.goto('/login');
    await page.getByLabel('Почта или телефон').fill(email ?? '');
    await page.getByLabel('Пароль', { exact: true }).fill('Demo1234');
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await page.waitForURL('**/partner/centers');
  }

  it('the owner is told what is wrong, and pauses the sales', async () => {
    const { page } = center;
    await page.getByRole('button', { name: /^Приостановить продажи/ }).click();
    const dialog = page.getByRole('dialog');
    const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
    const last = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
    await dialog.getByLabel('Первый день').fill(today);
    await dialog.getByLabel('Последний день').fill(last);
    await dialog.getByLabel('Пояснение').fill('Пишите на www.example.ru');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await dialog.getByText('Без ссылок, адресов почты и телефонов').first().waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await dialog.getByLabel('Пояснение').fill(note);
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(`включительно: ${note}`).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.goto('/partner/courses');
    await page.getByText(/Продажи приостановлены с .* включительно/).waitFor();
  });

  it('a visitor on a phone reads why, and cannot book', async () => {
    const { page } = visitor;
    await page.goto(course.path);
    await page.getByText(new RegExp(`Продажи приостановлены до .* включительно: ${note}`)).waitFor();
    expect(await page.getByRole('link', { name: 'Записаться' }).count()).to.equal(0);
    await page.getByRole('button', { name: 'Сообщить об открытии' }).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.goto('/centers/centr-pauza');
    await page.getByRole('complementary').filter({ hasText: note }).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.goto(`/payment/order?prods=${course.id}`);
    await page.getByText(new RegExp(note)).first().waitFor();
  });

  it('the owner opens the sales again, and the page with them', async () => {
    const { page } = center;
    await page.goto('/partner/centers');
    await page.getByRole('button', { name: /^Открыть продажи/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Открыть продажи' }).click();
    await page.getByText('Продажи открыты: на курсы снова можно записаться').waitFor();
    await eventually(async () => {
      await visitor.page.goto(course.path);
      expect(await visitor.page.getByRole('link', { name: 'Записаться' }).count()).to.be.at.least(1);
    });
  });

  it('the accountant asks for another account, and staff confirm it', async () => {
    const here = await visit({ viewport: phone });
    const { page } = here;
    await signIn(here, accountant);
    await page.goto('/partner/requisites');
    await page.getByRole('button', { name: /^Изменить реквизиты/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('ФИО руководителя').fill('Орлова Мария Петровна');
    await dialog.getByLabel('Расчётный счёт').fill('12');
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    await dialog.getByText('Расчётный счёт — 20 цифр').first().waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await dialog.getByLabel('Расчётный счёт').fill(account);
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(/^Ждёт проверки бухгалтером/).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);

    const { db } = await app();
    const { rows } = await db.query(
      `select "to" from outbox where kind = 'requisites_asked' and record_id = $1`,
      [centerId],
    );
    expect(rows).to.deep.equal([{ to: owner }]);

    const decider = await visit();
    await enterAs(decider.page, 'decider-of-pause');
    await decider.page.goto('/adm/approvals');
    const asked = decider.page.getByRole('listitem').filter({ hasText: account });
    await asked.getByRole('button', { name: 'Подтвердить' }).click();
    await decider.page.getByRole('dialog').getByRole('button', { name: 'Подтвердить' }).click();
    await decider.page.getByText('Изменение подтверждено').waitFor();
    await decider.end();

    await page.reload();
    await page.getByText(/^Подтверждён: реквизиты действуют/).waitFor();
    await page.getByText(account).waitFor();
    await here.end();
  });
});
