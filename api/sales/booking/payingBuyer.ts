import type { BasketBooking, Booking, VoucherSale } from '@odonta/api/contract';
import type { Order } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { invoicesAtEnd } from '../../money/invoices/writeInvoice.ts';
import { bankPageFor } from '../../money/payments/bankPage.ts';
import { awaitsMoney } from '../../money/payments/settle.ts';
import { type Intent, intend, isOnRequest } from '../../money/payments/startPayment.ts';
import type { NewOrder } from '../../orders/book.ts';
import type { Call, Reply } from '../../platform/http/endpoint.ts';
import { unavailable } from '../../platform/http/errors.ts';
import { atMost } from '../../platform/jobs/atMost.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { lettersAtEnd } from '../../platform/mail/letters.ts';

type Buyer = NewOrder['buyer'];
type Answered = Call<unknown, unknown, unknown>['answered'];

interface Work {
  book(transaction: Transaction): Promise<Order[]>;
  present(orders: Order[], transaction: Transaction): Promise<Booking | BasketBooking>;
}

/**
 * Books in one transaction with the attempt to pay and the answer, then adds the page of the bank if it gave
 * one: the orders stand without it, and are paid by their own pages.
 */
export async function payingBuyer(buyer: Buyer, answered: Answered, work: Work): Promise<Reply> {
  const booked = await inTurn(() =>
    lettersAtEnd(
      async (transaction) => {
        const orders = await work.book(transaction);
        const intent = await intendedBy(buyer, orders, transaction);
        const message = await work.present(orders, transaction);
        const rest = intent ? ('more follows' as const) : undefined;
        return { intent, reply: await answered({ message, status: 201 }, transaction, rest) };
      },
      [invoicesAtEnd],
    ),
  );
  return withPage(booked, answered);
}

/**
 * A booking waits for seats while it occupies a connection. This limits how many do so at once, so that a
 * rush for one course leaves connections to other requests.
 */
const inTurn = atMost(4, { length: 500, refusal: unavailable });

/**
 * The attempt to pay for a new booking, stored with it. A client of staff pays by the link he is sent; a
 * basket partly on request is paid order by order.
 */
async function intendedBy(
  buyer: Buyer,
  orders: readonly Order[],
  transaction: Transaction,
): Promise<Intent | null> {
  const paid = orders.filter((order) => order.payment_method === 'CARD' && awaitsMoney(order));
  const isTogether = paid.every(isOnRequest) || !paid.some(isOnRequest);
  if (buyer.kind === 'STAFF' || paid.length === 0 || !isTogether) return null;
  return intend(
    paid.map(({ id }) => id),
    transaction,
  );
}

/** The answer at this stage. */
interface Begun {
  intent: Intent | null;
  reply: Reply;
}

/** Adds the page of the bank to an answer, if it gives one in time. */
export async function withPage({ intent, reply }: Begun, answered: Answered): Promise<Reply> {
  const url = intent && (await bankPageFor(intent));
  if (!url || reply === 'sent') return reply;
  const message = { ...(reply.message as Booking | BasketBooking | VoucherSale), url };
  return unitOfWork.transaction((transaction) => answered({ ...reply, message }, transaction));
}
