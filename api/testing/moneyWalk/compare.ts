import {
  AccountingDoc,
  Invoice,
  LedgerEntry,
  Order,
  Payment,
  PaymentPart,
  Receipt,
  VoucherTx,
} from '@odonta/db/models';
import { keptOf, type Model } from './oracle.ts';

/** The differences between the books and the oracle; empty where they agree. */
type Differences = string[];

function differ(name: string, actual: unknown, expected: unknown): Differences {
  const [one, other] = [JSON.stringify(actual), JSON.stringify(expected)];
  return one === other ? [] : [`${name}: ${one} is not ${other}`];
}

/** The order, its ledger and its invoices, at any moment at which no refund is under way. */
export async function compareBooks(model: Model, orders: readonly number[]): Promise<Differences> {
  const order = await Order.findByPk(orders.at(-1) ?? 0, { rejectOnEmpty: true });
  const entries = await LedgerEntry.findAll({ where: { order_id: [...orders] } });
  const locked = (...accounts: string[]) =>
    entries.filter(({ account }) => accounts.includes(account)).reduce((all, { sum }) => all + sum, 0);
  const came = model.came.CARD + model.came.BANK - model.left.CARD - model.left.BANK;
  const kept = keptOf(model);
  const isSold = order.status === 'CONFIRMED' || order.status === 'PARTIAL_REFUNDED';
  return [
    ...differ('kept by the order', order.paid_sum - order.refunded_sum, kept),
    ...differ('kept of vouchers', order.voucher_sum, keptOf(model, 'VOUCHER')),
    ...differ('money that is here', locked('CARD', 'BANK'), came),
    ...differ('money of vouchers', locked('VOUCHER'), keptOf(model, 'VOUCHER')),
    ...differ('on the balance of the payer', -locked('OVERPAID'), model.balance),
    ...differ('late money that is here', locked('LATE') || 0, 0),
    ...differ('sold', -locked('CENTER', 'COMMISSION') || 0, isSold ? kept : 0),
    ...(await compareInvoices(model, orders)),
  ];
}

async function compareInvoices(model: Model, orders: readonly number[]): Promise<Differences> {
  const invoices = await Invoice.findAll({ where: { order_id: [...orders] }, order: ['id'] });
  return invoices.flatMap((invoice) => {
    const own = model.sources.filter((source) => source.invoice === invoice.id);
    const kept = own.reduce((all, source) => all + source.kept, 0);
    const isPaidFor = kept > 0 && keptOf(model) >= model.total;
    const back = own.reduce((all, source) => all + source.back, 0);
    const isFollowed = invoice.status !== 'PREPARE' && invoice.status !== 'CANCELED';
    return [
      ...(isFollowed ? differ(`given back by invoice ${invoice.id}`, invoice.refunded_sum, back) : []),
      ...(isPaidFor && invoice.status === 'PREPARE' ? [`invoice ${invoice.id} still waits for money`] : []),
      ...(kept > 0 ? differ(`order of invoice ${invoice.id}`, invoice.order_id, orders.at(-1)) : []),
    ];
  });
}

/** Acts and closing receipts: together they cover all money the order still has, each its own payments, for the completed course. */
export async function compareDocuments(model: Model, orders: readonly number[]): Promise<Differences> {
  const order = await Order.findByPk(orders.at(-1) ?? 0, { rejectOnEmpty: true });
  const docs = await AccountingDoc.findAll({ where: { order_id: [...orders] }, order: ['id'] });
  const closings = await Receipt.findAll({
    where: { order_id: [...orders], kind: 'CLOSING', status: 'SENT' },
  });
  const isSold = order.status === 'CONFIRMED' || order.status === 'PARTIAL_REFUNDED';
  const sum = (rows: readonly { total?: number; sum?: number }[]) =>
    rows.reduce((all, row) => all + (row.total ?? row.sum ?? 0), 0);
  const names = [
    ...docs.flatMap(({ snapshot }) => ('lines' in snapshot ? snapshot.lines.map(({ name }) => name) : [])),
    ...closings.flatMap(({ items }) => items.map(({ name }) => name)),
  ];
  const foreign = names.filter((name) => !name.includes(`«${order.snapshot.name}»`));
  const strayed = [...docs, ...closings].filter(({ order_id }) => order_id !== order.id);
  return [
    ...differ('acts', sum(docs), isSold ? keptOf(model, 'BANK') : 0),
    ...differ(
      'closing receipts',
      sum(closings),
      isSold ? keptOf(model, 'CARD') + keptOf(model, 'VOUCHER') : 0,
    ),
    ...differ('papers of courses that were not taught', foreign, []),
    ...differ('papers of other orders', strayed.length, 0),
    ...(await compareEach(model, docs, isSold)),
    ...(await compareReceipts(orders)),
  ];
}

async function compareEach(
  model: Model,
  docs: readonly AccountingDoc[],
  isSold: boolean,
): Promise<Differences> {
  const byInvoice = new Map<number, number>();
  for (const { invoice, kept } of model.sources)
    if (invoice !== null && kept > 0 && isSold) byInvoice.set(invoice, (byInvoice.get(invoice) ?? 0) + kept);
  const issued = new Map(docs.map(({ invoice_id, total }) => [invoice_id, total]));
  const lines = docs.flatMap(({ id, total, snapshot }) =>
    'lines' in snapshot
      ? differ(
          `lines of act ${id}`,
          snapshot.lines.reduce((all, line) => all + line.sum, 0),
          total,
        )
      : [],
  );
  const acts = [...byInvoice].flatMap(([id, kept]) => differ(`act of invoice ${id}`, issued.get(id), kept));
  return [...acts, ...lines];
}

/** The receipts of each card payment add up to its income and refunds. */
async function compareReceipts(orders: readonly number[]): Promise<Differences> {
  const parts = await PaymentPart.findAll({ where: { order_id: [...orders] } });
  const entries = await VoucherTx.findAll({ where: { order_id: [...orders] } });
  const sold = await VoucherTx.findAll({
    where: { voucher_id: entries.map(({ voucher_id }) => voucher_id), kind: 'SOLD' },
  });
  const ids = [
    ...parts.map(({ payment_id }) => payment_id),
    ...sold.flatMap(({ payment_id }) => payment_id ?? []),
  ];
  const payments = await Payment.findAll({ where: { id: [...new Set(ids)], method: 'CARD' }, order: ['id'] });
  const printed = await Receipt.findAll({ where: { payment_id: payments.map(({ id }) => id) } });
  return payments.flatMap(({ id, captured_sum, refunded_sum }) => {
    const of = (kind: Receipt['kind']) =>
      printed
        .filter((each) => each.payment_id === id && each.kind === kind)
        .reduce((all, { sum }) => all + sum, 0);
    return [
      ...differ(`printed of payment ${id}`, of('PREPAY'), captured_sum),
      ...differ(`printed of what payment ${id} gave back`, of('REFUND'), refunded_sum),
    ];
  });
}
