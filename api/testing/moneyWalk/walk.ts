import {
  type Center,
  Invoice,
  Order,
  OrderParticipant,
  type Payment,
  PaymentPart,
  type Prod,
} from '@odonta/db/models';
import { buildProd, inDays } from '@odonta/db/testing/factories.ts';
import type { Transaction } from 'sequelize';
import { redeem } from '../../loyalty/vouchers/redeem.ts';
import { closeInvoices } from '../../money/invoices/closeInvoices.ts';
import { issueInvoice } from '../../money/invoices/issueInvoice.ts';
import { settleInvoice } from '../../money/invoices/payInvoice.ts';
import { bankPageOf } from '../../money/payments/bankPage.ts';
import { lockOrderOf } from '../../money/refunds/lock.ts';
import { expireReservations } from '../../orders/expireReservations.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { lockOrder } from '../../orders/transition.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { rescheduleOrder } from '../../sales/rescheduling/rescheduleOrder.ts';
import { attemptsOf, bookByCard, payOn } from '../cardPayments.ts';
import type { TestApi } from '../testApi.ts';
import { boughtVoucher } from '../vouchers.ts';
import { giveBackAll } from './giveBackAll.ts';
import {
  comesLate,
  comesTooLate,
  dueOf,
  givesAllBack,
  keptOf,
  leave,
  type Model,
  newModel,
  pays,
  reschedule,
  staysOnBalance,
} from './oracle.ts';
import { refundSeats } from './refundSeats.ts';
import type { Life, Step } from './steps.ts';

const payer = { name: 'ООО «Плательщик»', inn: '7707083893', kpp: '770701001', address: 'Москва' };
const document = { document_number: '815', document_date: '2026-11-24' };

/** An order that walks through the real code, and its state in the oracle. */
export class Walk {
  readonly api: TestApi;
  readonly centers: readonly [Center, Center];
  readonly model: Model;
  /** All orders it has been, the last last. */
  readonly orders: number[] = [];
  readonly taken: string[] = [];
  private prod!: Prod;
  /** A page of the bank that is open somewhere. */
  private page: { url: string; order: number; payment: Payment } | null = null;

  constructor(api: TestApi, centers: readonly [Center, Center], { people, roubles }: Life) {
    this.api = api;
    this.centers = centers;
    this.model = newModel(people, roubles * 100);
  }

  get id(): number {
    return this.orders.at(-1) ?? 0;
  }

  async begin({ byInvoice }: Life): Promise<void> {
    await this.api.sequelize.query('delete from rate_limits');
    this.prod = await this.date(this.centers[0], this.model.price);
    const { order } = await bookByCard(this.api.call, this.prod, this.model.people);
    this.orders.push(order.id);
    if (!byInvoice) return;
    await Order.update({ payment_method: 'INVOICE' }, { where: { id: order.id } });
    await this.release();
    await this.invoice();
  }

  /** Does it if it can be done; a step that cannot is none. */
  async take(step: Step): Promise<void> {
    if (await this[step.does](step as never)) this.taken.push(step.does);
    await closeInvoices();
  }

  readonly order = (): Promise<Order> => Order.findByPk(this.id, { rejectOnEmpty: true });
  private readonly date = ({ id: center_id }: Center, price: number) =>
    this.api.given(() =>
      buildProd({ center_id, price, seats_total: 50, date_start: inDays(40), date_end: inDays(41) }),
    );
  private readonly transaction = <T>(
    work: (order: Order, transaction: Transaction) => Promise<T>,
  ): Promise<T> =>
    unitOfWork.transaction(async (transaction) =>
      work(await lockOrderOf({ id: this.id }, transaction), transaction),
    );

  /** The page that booking has opened is closed, as if its buyer had turned to another way. */
  private async release(): Promise<void> {
    for (const payment of await attemptsOf(this.id))
      await PaymentPart.update({ is_open: false }, { where: { payment_id: payment.id } });
  }

  private async voucher({ roubles }: { roubles: number }): Promise<boolean> {
    const { payment_method, status } = await this.order();
    if (payment_method !== 'CARD' || status !== 'PREPARE' || dueOf(this.model) === 0) return false;
    const { row, code } = await boughtVoucher(this.api, roubles);
    const sum = Math.min(row.sum, dueOf(this.model));
    await this.transaction((order, transaction) => redeem(order, code, systemActor, transaction));
    pays(this.model, { kind: 'VOUCHER', id: row.id, invoice: null, sum });
    return true;
  }

  private async open(): Promise<boolean> {
    const { payment_method, status } = await this.order();
    if (this.page || payment_method !== 'CARD' || status !== 'PREPARE' || dueOf(this.model) === 0)
      return false;
    const url = await bankPageOf(this.id);
    const payment = (await attemptsOf(this.id)).at(-1) as Payment;
    this.page = { url, order: this.id, payment };
    return true;
  }

  /** The card is entered, whatever state the order has reached meanwhile. */
  private async card(): Promise<boolean> {
    if (!this.page && !(await this.open())) return false;
    const { url, order: paid, payment } = this.page as NonNullable<Walk['page']>;
    this.page = null;
    const { status, cancel_reason } = await Order.findByPk(paid, { rejectOnEmpty: true });
    await payOn(url);
    if ((await payment.reload()).captured_sum === 0) return false;
    const money = { kind: 'CARD' as const, id: payment.id, invoice: null, sum: payment.sum };
    if (paid !== this.id || (status === 'CANCELED' && cancel_reason !== 'EXPIRED'))
      comesTooLate(this.model, money);
    else if (status === 'CANCELED') comesLate(this.model, money);
    else pays(this.model, money);
    return true;
  }

  /** Staff asks a company for the rest. */
  private async invoice(): Promise<boolean> {
    const { status } = await this.order();
    const open = await Invoice.count({ where: { order_id: this.id, status: 'PREPARE' } });
    if (open > 0 || !['PREPARE', 'CONFIRMED'].includes(status) || dueOf(this.model) === 0) return false;
    await this.transaction((order, transaction) => issueInvoice(order, payer, transaction));
    return true;
  }

  private async transfer({ percent }: { percent: number }): Promise<boolean> {
    const invoice = await Invoice.findOne({
      where: { order_id: this.orders, status: 'PREPARE' },
      order: [['id', 'DESC']],
    });
    if (!invoice) return false;
    const { status, cancel_reason } = await Order.findByPk(invoice.order_id ?? 0, { rejectOnEmpty: true });
    const rest = invoice.total - invoice.paid_sum;
    const sum = Math.max(100, Math.floor((rest * percent) / 10_000) * 100);
    const { payment } = await unitOfWork.transaction((transaction) =>
      settleInvoice(invoice.id, { sum, ...document }, systemActor, transaction),
    );
    const money = { kind: 'BANK' as const, id: payment.id, invoice: invoice.id, sum };
    if (status === 'CANCELED' && cancel_reason === 'EXPIRED') comesLate(this.model, money);
    else if (status === 'CANCELED') staysOnBalance(this.model, money);
    else pays(this.model, money);
    return true;
  }

  private async move({ roubles, elsewhere }: { roubles: number; elsewhere: boolean }): Promise<boolean> {
    const { status } = await this.order();
    if (status !== 'PREPARE' && status !== 'CONFIRMED') return false;
    const prod = await this.date(this.centers[elsewhere ? 1 : 0], roubles * 100);
    const { to } = await unitOfWork.transaction(async (transaction) => {
      const order = await lockOrder({ id: this.id }, transaction);
      return rescheduleOrder(
        order,
        { prod_id: prod.id },
        { actor: systemActor, asked_by: null },
        transaction,
      );
    });
    this.prod = prod;
    this.orders.push(to.id);
    reschedule(this.model, prod.price);
    await giveBackAll(this.orders);
    return true;
  }

  private async leave({ people }: { people: number }): Promise<boolean> {
    const { status } = await this.order();
    if (status !== 'CONFIRMED' && status !== 'PARTIAL_REFUNDED') return false;
    const active = await OrderParticipant.findAll({
      where: { order_id: this.id, state: 'ACTIVE' },
      order: ['id'],
    });
    const participant_ids = active.slice(0, people).map(({ id }) => id);
    if (participant_ids.length === 0 || keptOf(this.model) === 0) return false;
    const refund = await this.transaction((order, transaction) =>
      refundSeats(this.model, participant_ids, { order, transaction }),
    );
    await giveBackAll(this.orders);
    leave(this.model, participant_ids.length, refund.route as 'CARD' | 'BANK' | 'VOUCHER');
    return true;
  }

  private async expire(): Promise<boolean> {
    const { status } = await this.order();
    if (status !== 'PREPARE') return false;
    await Order.update({ expires_at: inDays(-1) }, { where: { id: this.id } });
    await expireReservations();
    givesAllBack(this.model);
    await giveBackAll(this.orders);
    return true;
  }
}
