import { commissionOf } from '../money/payouts/commission.ts';
import type { LedgerAccount } from './ledger.ts';

/** Ledger postings of an order that is sold, paid and refunded. Kopecks; the buyer's account is his debt to us. */

/** Kopecks by account, a debit positive; accounts that nothing happened to may be named with 0. */
export type Posting = Partial<Record<LedgerAccount, number>>;

/** The balances of an order. */
export type Balances = Posting;

interface Sale {
  subtotal: number;
  promo_sum: number;
  bonus_sum: number;
  total: number;
  commission_percent: number;
}

/** The course is sold: the buyer owes its price, the centre has earned it, and the platform bears its discounts. */
export function soldPosting({ subtotal, promo_sum, bonus_sum, total, commission_percent }: Sale) {
  const commission = commissionOf(subtotal, commission_percent);
  return {
    BUYER: total,
    PROMO: promo_sum,
    BONUS: bonus_sum,
    CENTER: -(subtotal - commission),
    COMMISSION: -commission,
  } satisfies Posting;
}

/** Where money comes from; a gift voucher's money is here already, and the debt for it shrinks. */
export type MoneyAccount = 'CARD' | 'BANK' | 'VOUCHER';

export const receivedPosting = (account: MoneyAccount, sum: number): Posting => ({
  [account]: sum,
  BUYER: -sum,
});

/** The refunded part of a sale: the money, and the shares of a promo code and bonuses for the same seats. */
export interface Undone {
  money: number;
  promo: number;
  bonus: number;
}

/** A part of a sale is undone; the commission is calculated anew from the rest. */
export function unsoldPosting(locked: Balances, { money, promo, bonus }: Undone, percent: number): Posting {
  const commission = -(locked.COMMISSION ?? 0);
  const sold = commission - (locked.CENTER ?? 0);
  const gross = money + promo + bonus;
  const less = commission - commissionOf(sold - gross, percent);
  return {
    BUYER: -money,
    PROMO: -promo,
    BONUS: -bonus,
    CENTER: gross - less,
    COMMISSION: less,
  };
}
