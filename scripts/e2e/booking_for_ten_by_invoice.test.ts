import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatDate } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { encoded } from '../../api/money/bank/encoding.ts';
import { qrCodeOf, wordsOf } from '../../api/platform/documents/testing/reading.ts';
import { ourAccount, statementFile } from '../../api/testing/statementFile.ts';
import { app } from './app.ts';
import { getInvoice } from './bookingByInvoice.ts';
import { expectNoProblems, openAs, seriousIssues, type Visit, visit } from './browser.ts';
import { ownCourse, soldByInvoice } from './courses.ts';
import { eventually } from './eventually.ts';
import { expectMoneyIsWhole } from './moneyIsWhole.ts';

const payer = { ИНН: '7725088527', КПП: '772501001' };
const clinic = 'ООО «Стоматология на Арбате»';
const people = [
  'Агеев',
  'Белов',
  'Волков',
  'Громов',
  'Дроздов',
  'Ершов',
  'Жуков',
  'Зайцев',
  'Ильин',
  'Котов',
];
const email = 'ten-by-invoice@example.ru';

interface Bill {
  number: string;
  token: string;
  total: string;
  due_date: string;
  issue_date: string;
  order_id: number;
}

describe('A clinic books ten people by invoice, and the money comes by a statement of the bank', function () {
  this.timeout(180_000);
  let clerk: Visit;
  let keeper: Visit;
  let prodId: number;
  let bill: Bill;
  let account: string;
  let statement: Buffer;

  before(async () => {
    prodId = (await ownCourse(soldByInvoice)).id;
    clerk = await visit();
    keeper = await visit();
  });
  after(() => Promise.all([clerk?.end(), keeper?.end()]));

  it('pastes the list of those who come, and asks for an invoice', async () => {
    const { page } = clerk;
    await page.goto(`/payment/order?prods=${prodId}`);
    await page.getByLabel('Фамилия').fill('Секретарёва');
    await page.getByLabel('Имя', { exact: true }).fill('Мария');
    await page.getByLabel('Телефон').fill('89011234501');
    await page.getByLabel('Почта').fill(email);
    await page.getByLabel('Я участвую сам').uncheck();
    // The form asks how to pay even before any participant is named, and while there is no card for one.
    await page.getByText('По счёту для организации').waitFor();
    await page.getByRole('heading', { name: /^1-й участник/ }).waitFor();
    await page.getByRole('button', { name: /^Убрать: 1-й участник/ }).click();
    await page.getByRole('heading', { name: /^1-й участник/ }).waitFor({ state: 'detached' });
    await page.getByText('По счёту для организации').waitFor();
    // A part of the page that cannot be loaded takes nothing away, and comes at the second try.
    await page.route('**/_astro/ListPanel*', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Добавить списком' }).click();
    await page.getByText('Не удалось загрузить эту часть страницы').waitFor();
    expect(await page.getByLabel('Фамилия').first().inputValue()).to.equal('Секретарёва');
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    clerk.problems.splice(0);
    const list = people.map((name, index) => `${name} Иван, ten-${index}@example.ru`);
    await page.getByLabel('Список участников').fill(list.join('\n').replace('ten-8@example.ru', 'ten-8@'));
    await page.getByRole('button', { name: 'Добавить в заказ' }).click();
    await page.getByRole('heading', { name: /^10-й участник/ }).waitFor();
    const wrong = page.getByRole('textbox', { name: 'Почта' }).and(page.locator('[aria-invalid="true"]'));
    expect([await wrong.count(), await wrong.inputValue()]).to.deep.equal([1, 'ten-8@']);
    await wrong.fill('ten-8@example.ru');
    await page.getByText(/^Бесплатная отмена|^При отмене вернём/).waitFor();
    await page.getByText('По счёту для организации').click();
    await page.getByLabel('ИНН').fill(payer.ИНН);
    await page.getByLabel('КПП').fill(payer.КПП);
    await page.getByLabel('Название организации').fill(clinic);
    await page.getByLabel('Юридический адрес').fill('Москва, Арбат, 1');
    await getInvoice(page);
    await page.getByRole('heading', { level: 1, name: 'Ждём оплату по счёту' }).waitFor();
  });

  it('sees the bill at once and accepts it', async () => {
    const { page } = clerk;
    const dialog = page.getByRole('dialog', { name: /^Счёт № / });
    await dialog.getByText(clinic).waitFor();
    expect(await seriousIssues(page)).to.deep.equal([]);
    await dialog.getByRole('button', { name: 'Согласен с условиями счёта' }).click();
    await dialog.waitFor({ state: 'detached' });
    const { rows } = await (await app()).db.query<Bill & { accepted: boolean }>(
      `select i.number, i.token, i.total, i.due_date::text, i.issue_date::text, i.order_id,
         i.accepted_at is not null as accepted
       from invoices i join orders o on o.id = i.order_id where o.email = $1`,
      [email],
    );
    expect(rows.map(({ accepted }) => accepted)).to.deep.equal([true]);
    bill = rows[0] as Bill;
  });

  it('has a bill on paper whose square a bank reads, and whose words an accountant does', async () => {
    const { db, url } = await app();
    const answer = await fetch(`${url}/api/invoices/${bill.token}/pdf`);
    expect(answer.headers.get('content-type')).to.include('application/pdf');
    const pdf = Buffer.from(await answer.arrayBuffer());
    const words = wordsOf(pdf);
    for (const said of [`№ ${bill.number}`, clinic, payer.ИНН, formatDate(bill.due_date)])
      expect(words).to.include(said);
    expect(words).to.include(
      formatExact(Number(bill.total) / 100)
        .replaceAll('\u00a0', ' ')
        .replace(' ₽', ''),
    );
    const qrCode = qrCodeOf(pdf);
    const { rows } = await db.query<{ account: string }>('select account from platform_requisites');
    account = rows[0]?.account ?? '';
    expect(qrCode).to.match(/^ST00012\|/);
    expect(qrCode.split('|')).to.include.members([
      `PersonalAcc=${account}`,
      `Sum=${bill.total}`,
      `PayerINN=${payer.ИНН}`,
      `DocNo=${bill.number}`,
    ]);
  });

  const bringIn = async () => {
    const { page } = keeper;
    await openAs(page, 'bookkeeper', '/adm/bank_imports/create');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'kl_to_1c.txt', mimeType: 'text/plain', buffer: statement });
    await page.getByRole('button', { name: 'Загрузить выписку' }).click();
    return page.getByRole('region', { name: 'Итог' });
  };

  it('is paid by a statement in windows-1251 that a bookkeeper brings in', async () => {
    const text = statementFile([
      {
        Номер: '771',
        Дата: formatDate(bill.issue_date),
        ДатаПоступило: formatDate(bill.issue_date),
        Сумма: (Number(bill.total) / 100).toFixed(2),
        Плательщик1: clinic,
        ПлательщикИНН: payer.ИНН,
        ПлательщикКПП: payer.КПП,
        НазначениеПлатежа: `Оплата по счету № ${bill.number} от ${formatDate(bill.issue_date)}. НДС не облагается`,
      },
    ]);
    statement = Buffer.from(encoded(text.replaceAll(ourAccount, account), 'windows-1251'));
    const summary = await bringIn();
    await summary.getByText('kl_to_1c.txt: 1 новый платёж').waitFor();
    await summary.getByText('Сопоставлены со счетами сами: 1').waitFor();
    expect(await seriousIssues(keeper.page)).to.deep.equal([]);
  });

  it('leads the bookkeeper from the payment of the bank to its invoice, back, and on to the order', async () => {
    const { page } = keeper;
    const { rows } = await (await app()).db.query<{ line: number; order: string }>(
      `select l.id as line, o.number as order from bank_lines l, orders o where l.payer_inn = $1 and o.id = $2
       order by l.id desc limit 1`,
      [payer.ИНН, bill.order_id],
    );
    const [{ line, order } = { line: 0, order: '' }] = rows;
    await page.goto(`/adm/bank_imports/${line}/show`);
    // The payment and its papers both lead there.
    await page
      .getByRole('link', { name: new RegExp(`^Счёт(-договор)? № ${bill.number}$`) })
      .first()
      .click();
    await page.waitForURL(/\/adm\/invoices\/\d+/);
    await page.getByRole('link', { name: /^оплата № \d+$/ }).waitFor();
    await page.getByRole('link', { name: `Платёж из выписки № ${line}` }).click();
    await page.waitForURL(`**/adm/bank_imports/${line}/show`);
    await page.goBack();
    await page.getByRole('link', { name: order, exact: true }).click();
    await page.waitForURL(/\/adm\/orders\/\d+/);
    await page.getByRole('heading', { level: 1, name: new RegExp(`^${order}`) }).waitFor();
  });

  it('has ten tickets, and a letter for each of those who come', async () => {
    const { page } = clerk;
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Заказ оплачен' }).waitFor();
    expect(await page.getByRole('img', { name: /^Код билета/ }).count()).to.equal(10);
    await eventually(async () => expect(await lettersOf()).to.deep.equal({ order_paid: 1, ticket: 10 }));
  });

  it('is the same after the same statement is brought in again', async () => {
    const before = await stateOf();
    const summary = await bringIn();
    await summary.getByText('kl_to_1c.txt: новых платежей нет').waitFor();
    await summary.getByText('Уже были загружены: 1').waitFor();
    expect(await stateOf()).to.deep.equal(before);
    expect(before).to.include({ status: 'CONFIRMED', payment_kind: 'INVOICE', whole: true, bill: 'CREATED' });
  });

  it('leaves money and seats whole, and meets no error of ours', async () => {
    await expectMoneyIsWhole();
    expectNoProblems(clerk);
    expectNoProblems(keeper);
  });

  async function lettersOf(): Promise<Record<string, number>> {
    const { rows } = await (await app()).db.query<{ kind: string; count: number }>(
      `select kind, count(*)::int as count from outbox
       where resource = 'orders' and record_id = $1 and kind in ('order_paid', 'ticket') group by kind`,
      [bill.order_id],
    );
    return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
  }

  async function stateOf() {
    const { rows } = await (await app()).db.query(
      `select o.status, o.payment_kind, o.paid_sum = o.total as whole, i.status as bill, i.paid_sum::text,
         (select count(*)::int from ledger_entries l where l.order_id = o.id) as entries,
         (select count(*)::int from outbox b where b.resource = 'orders' and b.record_id = o.id) as letters,
         (select count(*)::int from bank_lines where payer_inn = $2) as lines
       from orders o join invoices i on i.order_id = o.id where o.id = $1`,
      [bill.order_id, payer.ИНН],
    );
    return rows[0];
  }
});
