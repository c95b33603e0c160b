import type { Booking, OrderView } from '@odonta/api/contract';
import {
  Invoice,
  type LegalMember,
  LegalUser,
  Letter,
  Order,
  type Prod,
  Refund,
  SeatPool,
} from '@odonta/db/models';
import { buildPlatformRequisites } from '@odonta/db/testing/documentFactories.ts';
import { buildCenter, buildLegalMember, buildProd } from '@odonta/db/testing/factories.ts';
import type { New } from '@odonta/db/testing/new.ts';
import { expect } from 'chai';
import { legalAccounts } from '../identity/sessions/accountKinds.ts';
import { closeInvoices } from '../money/invoices/closeInvoices.ts';
import { settleInvoice } from '../money/invoices/payInvoice.ts';
import { findBroken } from '../reports/invariants/findBroken.ts';
import { useApi } from '../testing/useApi.ts';
import { creditOf } from './credit.ts';
import { systemActor } from './systemActor.ts';

const person = {
  last_name: 'Кредитова',
  first_name: 'Вера',
  email: 'credit@test.local',
  phone: '+79005550011',
};

let people = 0;
const somebody = () => {
  people += 1;
  return { ...person, email: `credit${people}@test.local`, phone: `+7900555${1000 + people}` };
};

describe('the credit of a company', () => {
  const api = useApi();
  before(async () => {
    await buildPlatformRequisites();
  });

  /** A credit of 30 000 ₽ unless given otherwise; each seat costs 10 000. */
  async function company(given: New<LegalUser> = {}, of: New<Prod> = {}) {
    const member = await buildLegalMember({ role: 'OWNER' });
    const credit = { credit_limit: 30_000_00, payment_days: 30, ...given };
    await LegalUser.update(credit, { where: { id: member.legal_user_id } });
    const prod = await api.given(async () => {
      const center = await buildCenter({ is_sell_entities: true, is_sell_individuals: true });
      return buildProd({ center_id: center.id, price: 10_000_00, seats_total: 50, ...of });
    });
    return { member, prod, token: await api.tokenOf(member, legalAccounts) };
  }
  type Company = Awaited<ReturnType<typeof company>>;
  const book = ({ prod, token }: Company, people = 1) =>
    api.call<Booking>('post', '/pay/createPayInn', {
      token,
      body: {
        prod_id: prod.id,
        participants: Array.from({ length: people }, somebody),
        contact: person,
        method: 'INVOICE',
        consent: true,
      },
    });
  const orderOf = ({ order }: Booking) => Order.findByPk(order.id, { rejectOnEmpty: true });
  const left = async ({ legal_user_id }: LegalMember) => (await creditOf(legal_user_id))?.left;
  const pay = (order: Order, sum: number) =>
    api.given(() =>
      api.sequelize.transaction(async (transaction) => {
        const { id } = await Invoice.findOne({
          where: { order_id: order.id },
          rejectOnEmpty: true,
          transaction,
        });
        await settleInvoice(
          id,
          { sum, document_number: String(id), document_date: '2026-11-25' },
          systemActor,
          transaction,
        );
      }),
    );

  const brokenNow = () => api.sequelize.transaction((transaction) => findBroken(transaction));

  it('gives the seats before the money, and an invoice with the days that were agreed', async () => {
    const trusted = await company();
    const { status, body } = await book(trusted, 2);
    expect(status, JSON.stringify(body)).to.equal(201);
    expect(body.message.order.status).to.equal('CONFIRMED');
    const order = await orderOf(body.message);
    expect(order).to.include({ debt: 20_000_00, paid_sum: 0, total: 20_000_00 });
    const invoice = await Invoice.findOne({ where: { order_id: order.id }, rejectOnEmpty: true });
    const days = (Date.parse(invoice.due_date) - Date.parse(invoice.issue_date)) / 86_400_000;
    expect([days, invoice.total]).to.deep.equal([30, 20_000_00]);
    const letter = await Letter.findOne({ where: { kind: 'order_paid', record_id: order.id } });
    expect(letter?.text).to.include('Заказ оформлен с отсрочкой').and.not.include('Мы получили оплату');
    expect(await left(trusted.member)).to.equal(10_000_00);
    expect(await brokenNow()).to.deep.equal([]);
  });

  it('comes back as the debt is paid; what is too much is the payer’s', async () => {
    const trusted = await company();
    const order = await orderOf((await book(trusted, 3)).body.message);
    await pay(order, 20_000_00);
    expect(await order.reload()).to.include({ debt: 10_000_00, paid_sum: 20_000_00, status: 'CONFIRMED' });
    await pay(order, 15_000_00);
    expect(await order.reload()).to.include({ debt: 0, paid_sum: 30_000_00 });
    expect(await left(trusted.member)).to.equal(30_000_00);
    expect(await brokenNow()).to.deep.equal([]);
  });

  it('does not go beyond its limit, however many order at once', async () => {
    const trusted = await company();
    const booked = await Promise.all(Array.from({ length: 6 }, () => book(trusted)));
    const statuses = booked.map(({ body }) => body.message.order.status).sort();
    expect(statuses).to.deep.equal([...Array(3).fill('CONFIRMED'), ...Array(3).fill('PREPARE')]);
    expect(await left(trusted.member)).to.equal(0);
  });

  it('does not exist for a company without a limit, a blocked or a late one', async () => {
    const [none, late] = [await company({ credit_limit: 0 }), await company()];
    expect((await book(none)).body.message.order.status).to.equal('PREPARE');
    const order = await orderOf((await book(late)).body.message);
    await Invoice.update(
      { issue_date: '2026-01-12', due_date: '2026-01-19' },
      { where: { order_id: order.id } },
    );
    expect((await book(late)).body.message.order.status, 'has the days of its credit').to.equal('CONFIRMED');
    await order.update({ confirmed_at: new Date('2026-01-12') });
    expect((await book(late)).body.message.order.status).to.equal('PREPARE');
    expect(await creditOf(late.member.legal_user_id)).to.include({ left: 0, is_late: true });
    await closeInvoices();
    expect(
      await Invoice.count({ where: { order_id: order.id, status: 'PREPARE' } }),
      'still asked for',
    ).to.equal(1);
    await pay(order, 10_000_00);
    expect((await book(late)).body.message.order.status).to.equal('CONFIRMED');
  });

  it('of an order that staff cancels is free again, and so are its seats; the buyer asks staff', async () => {
    const trusted = await company();
    const order = await orderOf((await book(trusted, 2)).body.message);
    const own = await api.call('post', `/orders/${order.token}/cancel`, { token: trusted.token, body: {} });
    expect(own.status).to.equal(409);
    const { token } = await api.staff('MANAGER');
    const body = { reason: 'Попросил заказчик', cancel_reason: 'CLIENT' };
    const { status } = await api.call<OrderView>('post', `/adm/orders/${order.id}/cancel`, { token, body });
    expect(status).to.equal(200);
    expect(await order.reload()).to.include({ status: 'CANCELED', debt: 0 });
    expect(await left(trusted.member)).to.equal(30_000_00);
    const pool = await SeatPool.findOne({ where: { prod_id: trusted.prod.id }, rejectOnEmpty: true });
    expect(pool.taken).to.equal(0);
    expect(await brokenNow()).to.deep.equal([]);
  });

  it('that waits for the centre is paid off before its word, and is let go by its refusal', async () => {
    const asked = await company({}, { requires_confirmation: true });
    const [paid, refused] = [
      await orderOf((await book(asked)).body.message),
      await orderOf((await book(asked)).body.message),
    ];
    expect([paid.status, paid.debt]).to.deep.equal(['CREATED', 10_000_00]);
    await pay(paid, 10_000_00);
    expect(await paid.reload()).to.include({ debt: 0, paid_sum: 10_000_00, status: 'CREATED' });
    const { token } = await api.staff('MANAGER');
    const say = (order: Order, move: string, body: object = {}) =>
      api.call('post', `/adm/orders/${order.id}/${move}`, { token, body });
    expect((await say(paid, 'confirm_seat')).status).to.equal(200);
    expect((await say(refused, 'reject', { reason: 'Группа набрана' })).status).to.equal(200);
    expect(await paid.reload()).to.include({ debt: 0, status: 'CONFIRMED' });
    expect(await refused.reload()).to.include({ debt: 0, status: 'REJECTED' });
    expect(await left(asked.member)).to.equal(30_000_00);
    expect(await brokenNow()).to.deep.equal([]);
  });

  it('paid off in part gives that part back when staff cancels', async () => {
    const trusted = await company();
    const order = await orderOf((await book(trusted, 3)).body.message);
    await pay(order, 10_000_00);
    const { token } = await api.staff('MANAGER');
    const body = { reason: 'Попросил заказчик', cancel_reason: 'CLIENT' };
    expect((await api.call('post', `/adm/orders/${order.id}/cancel`, { token, body })).status).to.equal(200);
    const refund = await Refund.findOne({ where: { order_id: order.id }, rejectOnEmpty: true });
    expect(refund.requested_sum).to.equal(10_000_00);
    await closeInvoices();
    expect((await Invoice.findOne({ where: { order_id: order.id } }))?.status).to.equal('CANCELED');
    expect(await left(trusted.member)).to.equal(30_000_00);
    expect(await brokenNow()).to.deep.equal([]);
  });
});
