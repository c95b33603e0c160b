import { Center, type Invoice, type Order } from '@odonta/db/models';
import { afterBusinessDays } from '@odonta/db/vocabulary/money/bank/businessDays.ts';
import type { Party } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { isCheckOpen } from '@odonta/db/vocabulary/orders/order.ts';
import { moscowDay, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import type { Credit } from '../../orders/credit.ts';
import { participantsOf } from '../../orders/presenting.ts';
import { conflict } from '../../platform/http/errors.ts';
import { newSecret } from '../../platform/http/newSecret.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import type { Contract } from './contract.ts';
import { invoiceSnapshot } from './invoiceSnapshot.ts';
import { invoiceIssued } from './invoices.letters.ts';
import { issuingNext } from './sellers.ts';
import { writeInvoice } from './writeInvoice.ts';

/** The payer of an invoice: it must have a tax number. */
export type Payer = Party & { inn: string };

const usualDays = 5;
const day = 86_400;

/** Rows of an order that has been booked within the same transaction: they need no second reading. */
export type Booked = Pick<Order, 'center' | 'participants'>;

interface Agreed {
  booked?: Booked;
  /** Where the company may pay later: within how many days. */
  credit?: Pick<Credit, 'days'> | null;
  /** Where the invoice is the contract as well. */
  contract?: Contract | null;
}

/**
 * Issues an invoice for the unpaid part of an order, and writes to the buyer. The number is taken last: it
 * blocks all other invoices of the issuer until the transaction ends.
 */
export async function issueInvoice(
  order: Order,
  payer: Payer,
  transaction: Transaction,
  { credit = null, contract = null, booked }: Agreed = {},
): Promise<Invoice> {
  refuseNeedless(order);
  const center = booked?.center ?? (await centerOf(order, transaction));
  const participants = booked?.participants ?? (await participantsOf(order, transaction));
  const issue_date = moscowDay(new Date());
  const due_date = credit ? moscowDay(new Date(Date.now() + credit.days * 86_400_000)) : dueOf(order);
  const year = Number(issue_date.slice(0, 4));
  const { issuer, number, id, ...issuing } = await issuingNext(center, 'INVOICE', year, transaction);
  const snapshot = invoiceSnapshot({
    ...{ order, participants, issuing, payer, contract },
    ...{ number, issue_date, due_date },
  });
  const invoice = await writeInvoice(
    {
      issuer,
      year,
      number,
      token: newSecret(),
      order_id: order.id,
      center_id: order.center_id,
      legal_user_id: order.legal_user_id,
      payer_name: payer.name,
      payer_inn: payer.inn,
      payer_kpp: payer.kpp,
      payer_address: payer.address,
      email: order.email,
      snapshot,
      total: snapshot.total,
      issue_date,
      due_date,
    },
    // Settling an order on credit reads its invoice.
    credit ? null : id,
    transaction,
  );
  await writeLetter(invoiceIssued(invoice, order), transaction);
  return invoice;
}

const centerOf = ({ center_id }: Order, transaction: Transaction): Promise<Center> =>
  Center.findByPk(center_id, { paranoid: false, rejectOnEmpty: true, transaction });

function refuseNeedless(order: Order): void {
  if (!['PREPARE', 'CREATED', 'CONFIRMED'].includes(order.status))
    throw conflict('Заказ закрыт: счёт по нему не выставляется');
  if (isCheckOpen(order, 'OWNER'))
    throw conflict('Заказ ждёт подтверждения владельца организации: счёт выставляется после него');
  if (order.paid_sum >= order.total) throw conflict('Заказ уже оплачен');
}

/**
 * Until the seats are released, or the usual days without a reservation; before the day on which the course
 * begins.
 */
function dueOf({ expires_at, snapshot: { date_start } }: Order): string {
  const now = nowInSeconds();
  const locked = expires_at ? expires_at.getTime() / 1000 : 0;
  const term = locked > now ? locked : afterBusinessDays(now, usualDays);
  const eve = date_start === null ? Infinity : date_start - day;
  return moscowDay(new Date(Math.max(Math.min(term, eve), now) * 1000));
}
