import type { BankCandidate, BankImport, StaffBankLine } from '@odonta/api/contract';
import { BankLine, BankMatch, type Invoice, LedgerEntry, Order } from '@odonta/db/models';
import { buildBankLine } from '@odonta/db/testing/bankFactories.ts';
import { buildInvoice, buildPlatformRequisites } from '@odonta/db/testing/documentFactories.ts';
import { buildLegalUser, buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { expect } from 'chai';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { findBroken } from '../../reports/invariants/findBroken.ts';
import { ourAccount, statementFile } from '../../testing/statementFile.ts';
import { useApi } from '../../testing/useApi.ts';
import { encoded } from '../bank/encoding.ts';

describe('a payment of a statement', () => {
  const api = useApi();
  let keeper: string;

  before(async () => {
    keeper = (await api.staff('BOOKKEEPER')).token;
    await (await buildPlatformRequisites()).update({ account: ourAccount });
  });

  /** 20 000 ₽ for one place. */
  async function billed() {
    const prod = await api.given(() => buildProd({ price: 2_000_000 }));
    const order = await api.given(() => buildOrder({ prod, payment_method: 'INVOICE' }));
    return api.given(() => buildInvoice({ order }));
  }
  async function brought(purpose: string, roubles: string, number: string) {
    const form = new FormData();
    const document = {
      Номер: number,
      Сумма: roubles,
      ПлательщикИНН: '7707083893',
      НазначениеПлатежа: purpose,
    };
    form.append(
      'file',
      new Blob([new Uint8Array(encoded(statementFile([document]), 'windows-1251'))]),
      'a.txt',
    );
    const { body } = await api.call<BankImport>('post', '/adm/bank_imports/upload', {
      token: keeper,
      body: form,
    });
    return body.message;
  }
  const orderOf = ({ order_id }: Invoice) => Order.findByPk(order_id ?? 0, { rejectOnEmpty: true });

  it('pays the invoice it names, and the order is confirmed', async () => {
    const invoice = await billed();
    const purpose = `Оплата по счету № ${invoice.number} от 20.11.2026`;
    expect(await brought(purpose, '20000.00', '101')).to.include({ fresh: 1, matched: 1 });
    expect(await orderOf(invoice)).to.include({ status: 'CONFIRMED', paid_sum: 2_000_000 });
    expect((await invoice.reload()).status).to.equal('CREATED');
    const line = await BankLine.findOne({ where: { number: '101' }, rejectOnEmpty: true });
    expect(line.status).to.equal('CONFIRMED');
    const match = await BankMatch.findOne({ where: { line_id: line.id }, rejectOnEmpty: true });
    expect(match).to.include({ invoice_id: invoice.id, sum: 2_000_000, by_id: null });
    const { payment_id } = match;
    const both = { line_id: line.id, invoice_id: invoice.id, payment_id, sum: 20_000 };
    for (const path of [`/adm/bank_imports/${line.id}`, `/adm/invoices/${invoice.id}`]) {
      const { body } = await api.call<StaffBankLine>('get', path, { token: keeper });
      expect(body.message.matches, path).to.deep.equal([{ ...both, invoice: `Счёт № ${invoice.number}` }]);
    }
    expect(await brought(purpose, '20000.00', '101'), 'again').to.include({ fresh: 0, matched: 0 });
    expect((await orderOf(invoice)).paid_sum).to.equal(2_000_000);
  });

  it('that is short leaves the order waiting for the rest, which the next one brings', async () => {
    const invoice = await billed();
    const purpose = `Счет ${invoice.number}`;
    await brought(purpose, '5000.00', '201');
    expect(await orderOf(invoice)).to.include({ status: 'PREPARE', paid_sum: 500_000 });
    await brought(purpose, '15000.00', '202');
    expect((await orderOf(invoice)).status).to.equal('CONFIRMED');
  });

  it('that is more leaves the rest to its payer', async () => {
    const invoice = await billed();
    await brought(`Счет ${invoice.number}`, '20000.50', '301');
    const over = await LedgerEntry.findOne({ where: { order_id: invoice.order_id, account: 'OVERPAID' } });
    expect(over).to.include({ sum: -50, payer_key: (await orderOf(invoice)).phone });
  });

  it('that is more leaves the rest to the company it came for, under its tax number', async () => {
    const invoice = await billed();
    const company = await api.given(() => buildLegalUser());
    await (await orderOf(invoice)).update({ buyer_kind: 'LEGAL', legal_user_id: company.id });
    await brought(`Счет ${invoice.number}`, '20000.50', '302');
    const over = await LedgerEntry.findOne({ where: { order_id: invoice.order_id, account: 'OVERPAID' } });
    expect(over).to.include({ sum: -50, payer_key: `inn:${company.inn}` });
  });

  it('pays all the invoices it lists', async () => {
    const invoices = [await billed(), await billed(), await billed()];
    const purpose = `Оплата по счетам ${invoices.map(({ number }) => number).join(', ')}`;
    expect(await brought(purpose, '60000.00', '401')).to.include({ matched: 1 });
    for (const invoice of invoices) expect((await orderOf(invoice)).status).to.equal('CONFIRMED');
  });

  it('waits for a person when it is not certain, and pays what the person says', async () => {
    const invoices = [await billed(), await billed()];
    expect(await brought('За обучение', '40000.00', '501')).to.include({ fresh: 1, matched: 0 });
    const { id } = await BankLine.findOne({ where: { number: '501' }, rejectOnEmpty: true });
    const match = (parts: object[]) =>
      api.call<StaffBankLine>('post', `/adm/bank_imports/${id}/match`, { token: keeper, body: { parts } });
    const halves = invoices.map((invoice) => ({ invoice_id: invoice.id, sum: 20_000 }));
    expect((await match(halves.slice(0, 1))).body.errors).to.deep.equal({
      parts: 'Суммы по счетам вместе должны составить весь платёж',
    });
    expect((await match(halves)).body.message.status).to.equal('CONFIRMED');
    for (const invoice of invoices) expect((await orderOf(invoice)).status).to.equal('CONFIRMED');
    expect((await match(halves)).status, 'twice').to.equal(409);
  });

  it('is taken back from an invoice it has not paid to the end, and matched with another', async () => {
    const [wrong, right] = [await billed(), await billed()];
    await brought(`Счет ${wrong.number}`, '5000.00', '601');
    const line = await BankLine.findOne({ where: { number: '601' }, rejectOnEmpty: true });
    const act = (move: string, body: object = {}) =>
      api.call<StaffBankLine>('post', `/adm/bank_imports/${line.id}/${move}`, { token: keeper, body });
    expect((await act('unmatch')).body.message.status).to.equal('CREATED');
    expect(await orderOf(wrong)).to.include({ status: 'PREPARE', paid_sum: 0, payment_kind: 'UNKNOWN' });
    expect((await wrong.reload()).paid_sum).to.equal(0);
    expect(await BankMatch.count({ where: { line_id: line.id } })).to.equal(0);
    expect((await act('match', { parts: [{ invoice_id: right.id }] })).body.message.status).to.equal(
      'CONFIRMED',
    );
    expect((await orderOf(right)).paid_sum).to.equal(500_000);
    const broken = await unitOfWork.transaction(findBroken);
    expect(
      broken.filter(({ record_id }) => [wrong, right].some(({ order_id }) => order_id === record_id)),
    ).to.deep.equal([]);
  });

  it('that has paid an order is not taken back: that is a refund', async () => {
    const invoice = await billed();
    await brought(`Счет ${invoice.number}`, '20000.00', '701');
    const { id } = await BankLine.findOne({ where: { number: '701' }, rejectOnEmpty: true });
    const { status, body } = await api.call('post', `/adm/bank_imports/${id}/unmatch`, {
      token: keeper,
      body: {},
    });
    expect([status, String(body.message)]).to.satisfy(
      ([code, said]: [number, string]) => code === 409 && said.includes('верните деньги через «Возвраты»'),
    );
    expect((await orderOf(invoice)).status).to.equal('CONFIRMED');
  });

  it('is shown with the invoices it may be for, the likeliest first', async () => {
    const [named, other] = [await billed(), await billed()];
    const payer_inn = named.payer_inn;
    const { id } = await buildBankLine({ purpose: `Счет ${named.number}`, payer_inn, sum: 77_700 });
    const { body } = await api.call<BankCandidate[]>('get', `/adm/bank_imports/${id}/candidates`, {
      token: keeper,
    });
    const [first] = body.message;
    expect(first).to.deep.include({
      invoice_id: named.id,
      left: 20_000,
      likeness: { number: true, inn: true, sum: false },
    });
    expect(body.message.map(({ invoice_id }) => invoice_id)).to.include(other.id);
    const manager = (await api.staff('MANAGER')).token;
    const foreign = await api.call('get', `/adm/bank_imports/${id}/candidates`, { token: manager });
    expect(foreign.status).to.equal(403);
  });

  it('pays no more than it is: the database itself refuses', async () => {
    const line = await buildBankLine({ sum: 100 });
    const invoice = await billed();
    const [payment] = await BankMatch.findAll({ limit: 1 });
    await payment?.destroy();
    const forged = {
      line_id: line.id,
      invoice_id: invoice.id,
      payment_id: payment?.payment_id ?? 0,
      sum: 101,
      by_id: null,
    };
    const refused = await BankMatch.create(forged).catch((error: Error) => error.message);
    expect(refused).to.include('a payment pays no more than it is');
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
