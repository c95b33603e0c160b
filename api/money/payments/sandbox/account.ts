import { randomInt } from 'node:crypto';
import type { TbankMessage } from '../tbank/token.ts';
import type { WayName } from './ways.ts';

/** A payment as the bank keeps it. Sums are kopecks. */
export interface KeptPayment {
  id: string;
  attempt: string;
  description: string;
  asked: number;
  /** The present authorised or captured sum. */
  amount: number;
  status: string;
  /** Every status it has had, in order. */
  statuses: string[];
  isTwoStage: boolean;
  /** Paid without a card. */
  way: WayName | null;
  notificationUrl: string;
  returnUrl: string;
  until: number;
  errorCode: string;
  message: string;
  pan: string;
  expires: string;
  receipts: unknown[];
  /** The answer to each refund request, so that a repeat refunds nothing more. */
  givenBack: Map<string, TbankMessage>;
}

/** The payments of one terminal, in memory. */
export class Account {
  readonly #payments = new Map<string, KeptPayment>();

  open(
    asked: Omit<KeptPayment, 'id' | 'amount' | 'status' | 'statuses' | 'givenBack' | keyof Blank>,
  ): KeptPayment {
    const id = String(randomInt(10 ** 9, 10 ** 12));
    const kept = { ...blank, ...asked, id, amount: asked.asked, status: 'NEW', statuses: ['NEW'] };
    const payment: KeptPayment = { ...kept, receipts: [], givenBack: new Map() };
    this.#payments.set(id, payment);
    return payment;
  }

  find(id: unknown): KeptPayment | undefined {
    const payment = this.#payments.get(String(id));
    if (payment && isWaiting(payment) && payment.until < Date.now() / 1000)
      become(payment, 'DEADLINE_EXPIRED');
    return payment;
  }

  ofAttempt(attempt: unknown): KeptPayment[] {
    return [...this.#payments.values()].filter((payment) => payment.attempt === String(attempt));
  }
}

export function become(payment: KeptPayment, ...statuses: string[]): void {
  payment.statuses.push(...statuses);
  payment.status = statuses.at(-1) ?? payment.status;
}

export const isWaiting = ({ status }: KeptPayment) => ['NEW', 'FORM_SHOWED', '3DS_CHECKING'].includes(status);

type Blank = typeof blank & { receipts: unknown };
const blank = { way: null, errorCode: '0', message: '', pan: '', expires: '' };
