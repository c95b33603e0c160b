import { Payment } from '@odonta/db/models';
import type { NoticeVerdict } from '@odonta/db/vocabulary/money/payments/paymentNotice.ts';
import { meaningOf, rankOf } from '../bankStatuses.ts';
import { refusalIn, type Terminal } from './client.ts';
import { isSignedBy, readMessage, type TbankMessage } from './token.ts';

export interface Verified {
  verdict: NoticeVerdict;
  payment: Payment | null;
  status: string | null;
  /** Why the card was refused: asked about a payment, the bank does not always repeat it. */
  refusal?: string | undefined;
}

/** Whether a message is the bank's and about a payment of ours, looked at in the order in which it can be believed. */
export async function verifyNotification(
  raw: string,
  { key, password }: Pick<Terminal, 'key' | 'password'>,
): Promise<Verified> {
  const message = read(raw);
  if (!message) return { verdict: 'SHAPE', payment: null, status: null };
  const status = typeof message.Status === 'string' ? message.Status.slice(0, 60) : null;
  const refused = (verdict: NoticeVerdict, payment: Payment | null = null) => ({ verdict, payment, status });
  if (!isSignedBy(message, password)) return refused('TOKEN');
  if (message.TerminalKey !== key) return refused('TERMINAL');
  const attempt = textOf(message.OrderId);
  const payment = isUuid(attempt) ? await Payment.findOne({ where: { attempt } }) : null;
  if (!payment) return refused('ORDER');
  const { provider_payment_id } = payment;
  if (provider_payment_id !== null && provider_payment_id !== textOf(message.PaymentId))
    return refused('PAYMENT', payment);
  // For a partial refund the bank reports now the part and now the rest.
  if (isOverWhole(status) && Number(message.Amount) !== payment.sum) return refused('AMOUNT', payment);
  if (status === null || rankOf(status) === 0) return refused('UNKNOWN', payment);
  const verdict = rankOf(status) <= payment.rank ? 'REPLAY' : 'OK';
  return { verdict, payment, status, refusal: refusalIn(message) };
}

const isOverWhole = (status: string | null) =>
  ['held', 'taken', 'declined'].includes(meaningOf(status ?? ''));

function read(raw: string): TbankMessage | null {
  try {
    const message = readMessage(raw);
    if (typeof message !== 'object' || message === null || Array.isArray(message)) return null;
    return Object.keys(message).length === 0 ? null : (message as TbankMessage);
  } catch {
    return null;
  }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
