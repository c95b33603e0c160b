import { AccountingDoc, Invoice, Order, Prod } from '@odonta/db/models';
import { buildPlatformRequisites } from '@odonta/db/testing/documentFactories.ts';
import { buildCenter, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { redeem } from '../../loyalty/vouchers/redeem.ts';
import { receiveMoney } from '../../orders/receiveMoney.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { lockOrder, transition } from '../../orders/transition.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { rescheduleOrder } from '../../sales/rescheduling/rescheduleOrder.ts';
import { refundNow } from '../../testing/orderLives.ts';
import { useApi } from '../../testing/useApi.ts';
import { boughtVoucher } from '../../testing/vouchers.ts';
import { closeInvoices } from './closeInvoices.ts';
import { issueActs } from './issueActs.ts';
import { issueInvoice } from './issueInvoice.ts';
import { settleInvoice } from './payInvoice.ts';

type Given = Parameters<typeof buildProd>[0];

const payer = { inn: '7707083893', kpp: '770701001', name: 'ООО «Плательщик»', address: 'Москва, Арбат, 1' };
/** A payment order of its own for each invoice: the same one is written down once. */
const documentFor = (id: number) => ({ document_number: String(id), document_date: '2026-11-24' });

describe('invoices whose orders go another way', () => {
  const api = useApi({ ports: { areSecretsShown: true } });

  before(async () => {
    await buildPlatformRequisites();
  });

  async function ordered(people: number, payment_method: 'CARD' | 'INVOICE', of: Given = {}) {
    const { id: center_id } = await buildCenter({ is_sell_entities: true });
    const prod = await api.given(() => buildProd({ center_id, price: 1_000_000, seats_total: 20, ...of }));
    return buildOrder({ prod, people, payment_method, expires_at: inDays(7) });
  }
  const invoiced = ({ id }: Order) =>
    unitOfWork.transaction(async (transaction) =>
      issueInvoice(await lockOrder({ id }, transaction), payer, transaction),
    );
  async function booked(people: number, of: Given = {}) {
    const order = await ordered(people, 'INVOICE', of);
    return { order, row: await invoiced(order) };
  }
  const pays = (id: number, sum: number) =>
    unitOfWork.transaction((transaction) =>
      settleInvoice(id, { sum, ...documentFor(id) }, systemActor, transaction),
    );

  it('an invoice whose order was paid otherwise is closed: with the sum it brought, if any', async () => {
    const [untouched, begun] = [await booked(1), await booked(2)];
    await pays(begun.row.id, 500_000);
    for (const { order } of [untouched, begun])
      await unitOfWork.transaction(async (transaction) => {
        const locked = await lockOrder({ id: order.id }, transaction);
        const sum = locked.total - locked.paid_sum;
        await receiveMoney(locked, { account: 'BANK', sum, payment_id: null }, systemActor, transaction);
      });
    await closeInvoices();
    expect((await untouched.row.reload()).status).to.equal('CANCELED');
    expect(await begun.row.reload()).to.include({
      status: 'CREATED',
      paid_sum: 500_000,
      waived_sum: 1_500_000,
    });
  });

  it('whose order was moved when a part was paid go along with that part', async () => {
    const { order, row } = await booked(2);
    await pays(row.id, 500_000);
    const { center_id } = await Order.findByPk(order.id, { rejectOnEmpty: true });
    const prod = await api.given(() => buildProd({ center_id, price: 2_000_000, seats_total: 5 }));
    const to = await unitOfWork.transaction(async (transaction) => {
      const by = { actor: systemActor, end: transition, asked_by: null };
      const locked = await lockOrder({ id: order.id }, transaction);
      return (await rescheduleOrder(locked, { prod_id: prod.id }, by, transaction)).to;
    });
    await closeInvoices();
    expect(await row.reload()).to.include({ status: 'CREATED', order_id: to.id, waived_sum: 1_500_000 });
    expect(await Invoice.count({ where: { order_id: to.id, status: 'PREPARE' } })).to.equal(1);
  });

  it('an invoice refunds what it brought, and not the share of a gift voucher', async () => {
    const order = await ordered(2, 'CARD');
    const { code } = await boughtVoucher(api, 5000);
    await unitOfWork.transaction(async (transaction) =>
      redeem(await lockOrder({ id: order.id }, transaction), code, systemActor, transaction),
    );
    const row = await invoiced(order);
    expect(row.total).to.equal(1_500_000);
    await pays(row.id, 1_500_000);
    await refundNow(order.id, { participant_ids: [order.participants[0]?.id ?? 0], policy: 'KEEP' });
    await closeInvoices();
    expect(await row.reload()).to.include({ status: 'PARTIAL_REFUNDED', refunded_sum: 750_000 });
    await Prod.update({ date_start: inDays(-3), date_end: inDays(-2) }, { where: { id: order.prod_id } });
    expect(await issueActs()).to.equal(1);
    const doc = await AccountingDoc.findOne({ where: { invoice_id: row.id }, rejectOnEmpty: true });
    expect(doc.total).to.equal(750_000);
  });

  it('an invoice is due before the course begins, and today where it begins tomorrow', async () => {
    const dueIn = async (days: number) => {
      const { row } = await booked(1, { date_start: inDays(days) });
      return row.due_date;
    };
    expect(await dueIn(2)).to.equal(moscowDay(inDays(1)));
    for (const soon of [1, 0.1]) expect(await dueIn(soon)).to.equal(moscowDay(new Date()));
    expect((await dueIn(60)) > moscowDay(inDays(2))).to.equal(true);
  });
});
