import { type BonusAccount, BonusLot, BonusLotEntry, type BonusTx } from '@odonta/db/models';
import type { LotEntryKind } from '@odonta/db/vocabulary/loyalty/bonuses/bonus.ts';
import { type Lot, type LotEntry, takeFrom } from '@odonta/db/vocabulary/loyalty/bonuses/lots.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import { connection } from './connection.ts';
import { lockLiving } from './joined.ts';

/** A locked account with its lots that have something left. */
export interface Book {
  account: BonusAccount;
  lots: Map<number, BonusLot>;
  /** Unix seconds. */
  now: number;
  transaction: Transaction;
}

/** Opens the account to which a phone or a company leads, and makes one where there was none. */
export async function openBook(key: string, transaction: Transaction): Promise<Book> {
  // `returning`: rows inserted by this transaction are locked by it alone, and `watchLocks` must know them.
  await connection().query(
    'insert into bonus_accounts (key) values (:key) on conflict (key) do nothing returning id',
    { replacements: { key }, type: QueryTypes.SELECT, transaction },
  );
  return bookOf(await lockLiving({ key }, transaction), transaction);
}

/** The book of an account whose row is locked already. */
export async function bookOf(account: BonusAccount, transaction: Transaction): Promise<Book> {
  const lots = await connection().query<BonusLot>(
    'select * from bonus_lots where account_id = :id and "left" > 0',
    {
      replacements: { id: account.id },
      transaction,
      type: QueryTypes.SELECT,
      model: BonusLot,
      mapToModel: true,
    },
  );
  const byId = new Map(lots.map((lot) => [lot.id, lot]));
  return { account, lots: byId, now: Date.now() / 1000, transaction };
}

/** Writes the sums; the last step with an open book. */
export async function closeBook({ account, transaction }: Book): Promise<void> {
  const { id, balance, pending, debt } = account;
  // Past the model: manual edits own the version of the row.
  await connection().query(
    `update bonus_accounts set balance = :balance, pending = :pending, debt = :debt, updated_at = now() where id = :id`,
    { replacements: { id, balance, pending, debt }, transaction },
  );
}

export const lotsOf = ({ lots }: Book): Lot[] =>
  [...lots.values()].map(({ id, left, expires_at }) => ({ id, left, expires_at: secondsOf(expires_at) }));

/** Moves bonuses out of lots, or back into them, in the name of an entry. Counts are positive either way. */
export async function enterLots(
  book: Book,
  { id: tx_id }: BonusTx,
  kind: LotEntryKind,
  entries: readonly LotEntry[],
): Promise<void> {
  const { lots, account, transaction } = book;
  const sign = kind === 'RETURN' ? 1 : -1;
  for (const { lot_id, count } of entries) {
    const lot = lots.get(lot_id);
    if (!lot) throw new Error(`The lot ${lot_id} is not in the book`);
    lot.left += sign * count;
    await lot.save({ transaction });
    account.balance += sign * count;
  }
  const rows = entries.map(({ lot_id, count }) => ({ tx_id, lot_id, kind, count }));
  await BonusLotEntry.bulkCreate(rows, { transaction });
}

/** A credit first repays the account's debt. */
export async function repayDebt(book: Book, tx: BonusTx): Promise<void> {
  const { account, now } = book;
  const { entries, short } = takeFrom(lotsOf(book), account.debt, now);
  account.debt = short;
  await enterLots(book, tx, 'DEBT', entries);
}

/** A lot from an entry of the ledger. */
export async function addLot(book: Book, { id, count }: BonusTx, expires_at: Date): Promise<void> {
  const { account, lots, transaction } = book;
  const lot = await BonusLot.create(
    { id, account_id: account.id, count, left: count, expires_at },
    { transaction },
  );
  lots.set(id, lot);
  account.balance += count;
}
