import { ApiError, conflict } from '../../platform/http/errors.ts';
import { log } from '../../platform/log.ts';
import { BankAway, BankRefused } from './acquirer.ts';
import { askFor, type Intent, startPayment } from './startPayment.ts';

/** The longest wait for the bank, over all its calls. */
const patienceMs = 9500;

/** The bank's page for an order; refuses in time and in words where the bank is away. The seats stay reserved. */
export const bankPageOf = (orderId: number): Promise<string> => inWordsAndTime(startPayment(orderId));

/** @param comfort - says to the buyer what is unaffected and what he can do, when the bank gives no page */
export async function inWordsAndTime<T>(
  work: Promise<T>,
  comfort = 'Бронь сохраняется — попробуйте ещё раз',
): Promise<T> {
  try {
    return await inTime(work);
  } catch (error) {
    throw inWords(error, comfort);
  }
}

/** The bank's page for a stored attempt; without it the order is still valid and is paid a little later. */
export async function bankPageFor(intent: Intent): Promise<string | undefined> {
  try {
    return await inTime(askFor(intent));
  } catch (error) {
    log.warn({ err: error, payment: intent.payment.id }, 'the bank gave no page');
    return undefined;
  }
}

function inWords(error: unknown, comfort: string): unknown {
  if (error instanceof BankAway)
    return new ApiError(503, 'UNAVAILABLE', `Банк не отвечает. ${comfort}`, {
      retryAfter: 5,
    });
  if (error instanceof BankRefused) {
    log.warn({ err: error }, 'the bank refused a payment');
    return conflict(`Банк не принял платёж. ${comfort}`);
  }
  return error;
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BankAway('The bank')), patienceMs);
  });
  // A started call goes on: its result is stored, even when the caller no longer waits.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
