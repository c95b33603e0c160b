import { type BankLine, BankMatch, Payment } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import type { Actor } from '../../orders/actor.ts';
import { lockPaid } from '../invoices/lockPaid.ts';
import { settleInvoice } from '../invoices/payInvoice.ts';
import { unpayInvoice } from '../invoices/unpayInvoice.ts';

export interface Part {
  invoice_id: number;
  /** Kopecks. */
  sum: number;
}

/** Pays invoices by a locked payment; money beyond their sums belongs to the payer. */
export async function settleLine(
  line: BankLine,
  parts: readonly Part[],
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  const transfer = { document_number: line.number, document_date: line.date };
  const before = new Map<number, number>();
  await lockPaid(
    parts.map(({ invoice_id }) => invoice_id),
    transaction,
  );
  for (const { invoice_id, sum } of parts.toSorted((one, other) => one.invoice_id - other.invoice_id)) {
    const part = before.get(sum) ?? 0;
    before.set(sum, part + 1);
    const { payment } = await settleInvoice(invoice_id, { ...transfer, sum, part }, actor, transaction);
    const match = { line_id: line.id, invoice_id, payment_id: payment.id, sum, by_id: actor.by.id };
    await BankMatch.create(match, { transaction });
  }
}

/** Takes a locked payment back from the invoices it was matched with; refuses where it has paid an order already. */
export async function unsettleLine(line: BankLine, actor: Actor, transaction: Transaction): Promise<void> {
  const matches = await BankMatch.findAll({
    where: { line_id: line.id },
    order: [['invoice_id', 'ASC']],
    transaction,
  });
  await lockPaid(
    matches.map(({ invoice_id }) => invoice_id),
    transaction,
  );
  for (const match of matches) {
    const payment = await Payment.findByPk(match.payment_id, { rejectOnEmpty: true, transaction });
    await unpayInvoice(match.invoice_id, payment, actor, transaction);
    await match.destroy({ transaction });
  }
}
