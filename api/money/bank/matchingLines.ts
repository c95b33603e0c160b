import { BankLine, Invoice } from '@odonta/db/models';
import { bankLineLifecycle } from '@odonta/db/vocabulary/money/bank/bankLineLifecycle.ts';
import { type Matching, matchingOf, type OpenInvoice } from '@odonta/db/vocabulary/money/bank/matching.ts';
import type { Transaction } from 'sequelize';
import { systemActor } from '../../orders/systemActor.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { isDatabaseAway } from '../../platform/http/outages.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { log } from '../../platform/log.ts';
import { transitionsOf } from '../../platform/transitions/applyTransition.ts';
import { type Part, settleLine } from './settleLine.ts';

/** Matches each of these payments that fits invoices without doubt; the others wait for a person. Returns how many were certain. */
export async function matchLines(ids: readonly number[]): Promise<number> {
  const [lines, open] = [await BankLine.findAll({ where: { id: ids }, order: ['id'] }), await openInvoices()];
  let matched = 0;
  // A transaction each: an error of one order does not stop the other payments.
  for (const line of lines) if (matchingOf(line, open) && (await isMatched(line.id))) matched += 1;
  return matched;
}

async function isMatched(id: number): Promise<boolean> {
  try {
    return await unitOfWork.transaction((transaction) => match(id, transaction));
  } catch (error) {
    // Refusals by the rules of orders and invoices are left to a person.
    if (error instanceof ApiError) return false;
    if (isDatabaseAway(error)) throw error;
    log.error({ err: error, line: id }, 'a payment of a statement was not matched');
    return false;
  }
}

async function match(id: number, transaction: Transaction): Promise<boolean> {
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const line = await BankLine.findByPk(id, { lock, transaction });
  const matching = line?.status === 'CREATED' && matchingOf(line, await openInvoices(transaction));
  if (!line || !matching) return false;
  const run = () => settleLine(line, partsOf(matching), systemActor, transaction);
  await transitionLine(line, 'match', systemActor, transaction, { run });
  return true;
}

const transitionLine = transitionsOf<BankLine, keyof typeof bankLineLifecycle.transitions>(
  'bank_imports',
  bankLineLifecycle,
);

/** Those of the platform: a centre's are paid to the centre. */
export async function openInvoices(transaction?: Transaction): Promise<OpenInvoice[]> {
  const open = await Invoice.findAll({ where: { status: 'PREPARE', issuer: 'P' }, transaction });
  return open.map(({ id, number, issue_date, payer_inn, total, paid_sum }) => ({
    id,
    number: String(number),
    date: issue_date,
    payer_inn,
    left: total - paid_sum,
  }));
}

/** The rest of the payment goes to the last of the invoices, whose order reports it. */
function partsOf({ parts, over }: Matching): Part[] {
  return parts
    .map(({ invoice_id, sum }, index) => ({ invoice_id, sum: index === parts.length - 1 ? sum + over : sum }))
    .filter(({ sum }) => sum > 0);
}
