import type { BonusAccount } from '@odonta/db/models';
import { bonusAccountLifecycle } from '@odonta/db/vocabulary/loyalty/bonuses/bonus.ts';
import type { Transaction } from 'sequelize';
import { type Signed, transitionsOf } from '../../platform/transitions/applyTransition.ts';
import { bookOf, closeBook, repayDebt } from './book.ts';
import { write } from './entries.ts';
import { settle } from './settle.ts';

interface Joining {
  /**
   * The remaining account, and the one that leads to it. Both are locked, and the lots of both belong to the
   * remaining one already.
   */
  kept: BonusAccount;
  gone: BonusAccount;
  actor: Signed;
  transaction: Transaction;
}

const transitionAccount = transitionsOf<BonusAccount, keyof typeof bonusAccountLifecycle.transitions>(
  'bonus_accounts',
  bonusAccountLifecycle,
);

/**
 * Merges two accounts. The balance of one leaves its ledger and enters the other's by a pair of entries; lots
 * keep their expiry, so that a refund finds its own. Either's debt is repaid at once.
 */
export async function join({ kept, gone, actor, transaction }: Joining): Promise<void> {
  const { balance, pending, debt } = gone;
  await transitionAccount(gone, 'join', actor, transaction, {
    run: () => gone.set({ merged_into: kept.id, balance: 0, pending: 0, debt: 0 }),
    // The merging writes one audit entry for both.
    audit: null,
  });
  kept.balance += balance;
  kept.pending += pending;
  kept.debt += debt;
  const book = await bookOf(kept, transaction);
  const isAdd = balance > 0;
  // An account owes or owns, never both.
  const entry = { count: balance + debt, source: null, by: actor.by };
  if (entry.count > 0) {
    const from = { ...book, account: gone };
    await write(from, { ...entry, comment: `На счёт № ${kept.id}` }, ['MERGE', !isAdd]);
    const came = await write(book, { ...entry, comment: `Со счёта № ${gone.id}` }, ['MERGE', isAdd]);
    await settle(book);
    await repayDebt(book, came);
  }
  await closeBook(book);
}
