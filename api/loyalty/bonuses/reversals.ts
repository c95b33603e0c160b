import { BonusLot, BonusLotEntry, BonusTx } from '@odonta/db/models';
import { expiryAfterReturn, giveBack, takeBack } from '@odonta/db/vocabulary/loyalty/bonuses/lots.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { Op, type Transaction } from 'sequelize';
import { type Book, bookOf, closeBook, enterLots, lotsOf, repayDebt } from './book.ts';
import { columnsOf, type Entry, type Source, standing, write } from './entries.ts';
import { lockLiving } from './joined.ts';
import { settle } from './settle.ts';

/**
 * Returns spent bonuses, or a part of them, to their lots. Null where nothing is left. Expiring lots live on
 * for a while where the platform is at fault; when the spender cancels they keep their expiry, and end at once
 * if it has passed: else none would ever expire.
 */
export const returnSpent = (
  spent: Source,
  entry: Sourced,
  transaction: Transaction,
  { prolongs }: Returning,
) =>
  reversed('SPEND', spent, entry, transaction, async (book, original, tx) => {
    const entries = await takenFromLots(original, transaction);
    await layOut(book, [...new Set(entries.map(({ lot_id }) => lot_id))]);
    const returned = giveBack(entries, lotsOf(book), tx.count);
    if (prolongs) for (const { lot_id } of returned) prolong(book, lot_id);
    await enterLots(
      book,
      tx,
      'RETURN',
      returned.map((move) => ({ ...move, count: -move.count })),
    );
    await repayDebt(book, tx);
    await settle(book);
  });

/** Reverses earned bonuses, or a part of them. The spent part becomes a debt. */
export const takeEarned = (earned: Source, entry: Sourced, transaction: Transaction) =>
  reversed('EARN', earned, entry, transaction, async (book, original, tx) => {
    if (original.state === 'PENDING') return takeWaiting(book, original, tx);
    const { entries, short } = takeBack(lotsOf(book), original.id, tx.count, book.now);
    await enterLots(book, tx, 'TAKE', entries);
    book.account.debt += short;
  });

export interface Returning {
  prolongs: boolean;
}

type Sourced = Entry & { source: Source };

async function reversed(
  kind: 'SPEND' | 'EARN',
  of: Source,
  entry: Sourced,
  transaction: Transaction,
  work: (book: Book, original: BonusTx, tx: BonusTx) => Promise<void>,
): Promise<BonusTx | null> {
  const original = await BonusTx.findOne({ where: { ...columnsOf(of), kind, ...standing }, transaction });
  if (!original) return null;
  const account = await lockLiving({ id: original.account_id }, transaction);
  const is_add = kind === 'SPEND';
  const own = { ...columnsOf(entry.source), kind: 'REVERSE' as const, is_add, ...standing };
  const known = await BonusTx.findOne({ where: own, transaction });
  if (known) return known;
  const book = await bookOf(account, transaction);
  await settle(book);
  await original.reload({ transaction });
  const left = original.state === 'VOID' ? 0 : original.count - (await reversedOf(original, transaction));
  const count = Math.min(entry.count, left);
  const more = { state: original.state, reverses_id: original.id };
  const tx = count > 0 ? await write(book, { ...entry, count }, ['REVERSE', is_add], more) : null;
  if (tx) await work(book, original, tx);
  await closeBook(book);
  return tx;
}

/** Pending bonuses: they will become available with so much less, or not at all. */
async function takeWaiting({ account, transaction }: Book, original: BonusTx, tx: BonusTx): Promise<void> {
  account.pending -= tx.count;
  if ((await reversedOf(original, transaction)) < original.count) return;
  const parts = { [Op.or]: [{ id: original.id }, { reverses_id: original.id }] };
  await BonusTx.update({ state: 'VOID' }, { where: parts, transaction });
}

async function reversedOf({ id }: BonusTx, transaction: Transaction): Promise<number> {
  const where = { reverses_id: id, state: ['PENDING' as const, 'ACTIVE' as const] };
  return (await BonusTx.sum('count', { where, transaction })) ?? 0;
}

/** The part a spending took from each lot, less returns: a sum withheld for a debt counts as returned. */
async function takenFromLots({ id }: BonusTx, transaction: Transaction) {
  const reversals = await BonusTx.findAll({ where: { reverses_id: id }, attributes: ['id'], transaction });
  const tx_id = [id, ...reversals.map((each) => each.id)];
  const entries = await BonusLotEntry.findAll({
    where: { tx_id, kind: ['TAKE', 'RETURN'] },
    transaction,
  });
  return entries.map(({ lot_id, kind, count }) => ({
    lot_id,
    count: kind === 'RETURN' ? -count : count,
  }));
}

/** Opens the book at lots that may have been empty. */
async function layOut({ lots, transaction }: Book, ids: number[]): Promise<void> {
  for (const lot of await BonusLot.findAll({ where: { id: ids }, transaction }))
    if (!lots.has(lot.id)) lots.set(lot.id, lot);
}

function prolong({ lots, now }: Book, lotId: number): void {
  const lot = lots.get(lotId);
  if (!lot) return;
  const until = expiryAfterReturn(secondsOf(lot.expires_at), Math.floor(now));
  if (until > secondsOf(lot.expires_at)) lot.set({ expires_at: new Date(until * 1000), told_days: null });
}
