import { BonusTx } from '@odonta/db/models';
import { endedLots } from '@odonta/db/vocabulary/loyalty/bonuses/lots.ts';
import { Op } from 'sequelize';
import { addLot, type Book, enterLots, lotsOf, repayDebt } from './book.ts';
import { ledgersOf } from './joined.ts';

/** Applies the passed time to an account: pending bonuses become available, unspent ones expire. */
export async function settle(book: Book): Promise<void> {
  await activateDue(book);
  await expireEnded(book);
}

async function activateDue(book: Book): Promise<void> {
  const { account, now, transaction } = book;
  if (account.pending === 0) return;
  const due = await BonusTx.findAll({
    where: {
      account_id: { [Op.in]: ledgersOf(account.id) },
      kind: 'EARN',
      state: 'PENDING',
      available_at: { [Op.lte]: new Date(now * 1000) },
    },
    order: ['available_at', 'id'],
    transaction,
  });
  for (const earned of due) await activate(book, earned);
}

/** Activates earned bonuses, together with the reversals made while they were pending. */
async function activate(book: Book, earned: BonusTx): Promise<void> {
  const { account, transaction } = book;
  const reversals = await BonusTx.findAll({
    where: { reverses_id: earned.id, state: 'PENDING' },
    transaction,
  });
  const parts = [earned, ...reversals];
  for (const part of parts) await part.update({ state: 'ACTIVE' }, { transaction });
  await addLot(book, earned, earned.expires_at as Date);
  for (const reversal of reversals)
    await enterLots(book, reversal, 'TAKE', [{ lot_id: earned.id, count: reversal.count }]);
  account.pending -= earned.count - reversals.reduce((sum, { count }) => sum + count, 0);
  await repayDebt(book, earned);
}

/** One entry for all lots with the same expiry; spent parts are not included. */
async function expireEnded(book: Book): Promise<void> {
  const { account, now, transaction } = book;
  const ended = endedLots(lotsOf(book), now);
  if (ended.length === 0) return;
  const count = ended.reduce((sum, { left }) => sum + left, 0);
  const tx = await BonusTx.create(
    { account_id: account.id, kind: 'EXPIRE', is_add: false, count, state: 'ACTIVE' },
    { transaction },
  );
  await enterLots(
    book,
    tx,
    'TAKE',
    ended.map(({ id, left }) => ({ lot_id: id, count: left })),
  );
}
