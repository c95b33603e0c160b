import { BonusTx } from '@odonta/db/models';
import { balanceOf, takeFrom } from '@odonta/db/vocabulary/loyalty/bonuses/lots.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import type { Transaction } from 'sequelize';
import { invalid } from '../../platform/http/errors.ts';
import { addLot, type Book, closeBook, enterLots, lotsOf, openBook, repayDebt } from './book.ts';
import { columnsOf, type Entry, type Sort, standing, write } from './entries.ts';
import { settle } from './settle.ts';

/** The ledger of bonuses. Each action locks the account, so that of two concurrent ones the second sees the first. */

/** Gives bonuses that may be spent from a certain moment, and until another. */
export const earn = (key: string, entry: Entry & Waiting, transaction: Transaction) =>
  entered(key, entry, ['EARN', true], transaction, async (book) => {
    const tx = await write(book, entry, ['EARN', true], {
      state: 'PENDING',
      available_at: entry.available_at,
      expires_at: entry.expires_at,
      participant_id: entry.participant_id ?? null,
    });
    book.account.pending += entry.count;
    await settle(book);
    return tx;
  });

export interface Waiting {
  available_at: Date;
  expires_at: Date;
  /** The seat it is given for, where it is given for one. */
  participant_id?: number;
}

/** Pays with bonuses, with those that end first; refuses where there are too few. */
export const spend = (key: string, entry: Entry, transaction: Transaction) =>
  entered(key, entry, ['SPEND', false], transaction, async (book) => {
    const tx = await write(book, entry, ['SPEND', false]);
    await take(book, tx);
    return tx;
  });

/** Corrects an account manually; added bonuses last as long as earned ones. */
export const adjust = (
  key: string,
  { is_add, expires_at, ...entry }: Entry & { is_add: boolean; expires_at: Date },
  transaction: Transaction,
) =>
  entered(key, entry, ['ADJUST', is_add], transaction, async (book) => {
    const tx = await write(book, entry, ['ADJUST', is_add], is_add ? { expires_at } : {});
    if (!is_add) await take(book, tx);
    else {
      await addLot(book, tx, expires_at);
      await repayDebt(book, tx);
    }
    return tx;
  });

async function entered(
  key: string,
  { source }: Entry,
  [kind, is_add]: Sort,
  transaction: Transaction,
  work: (book: Book) => Promise<BonusTx>,
): Promise<BonusTx> {
  const book = await openBook(key, transaction);
  const known =
    source &&
    (await BonusTx.findOne({ where: { ...columnsOf(source), kind, is_add, ...standing }, transaction }));
  if (known) return known;
  await settle(book);
  const tx = await work(book);
  await closeBook(book);
  return tx;
}

async function take(book: Book, tx: BonusTx): Promise<void> {
  const { entries, short } = takeFrom(lotsOf(book), tx.count, book.now);
  if (short > 0) throw tooFew(balanceOf(lotsOf(book), book.now));
  await enterLots(book, tx, 'TAKE', entries);
}

const tooFew = (balance: number) =>
  invalid({ bonuses: `На счёте ${plural(balance, ['бонус', 'бонуса', 'бонусов'])}` });
