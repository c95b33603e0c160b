import type { Order } from '@odonta/db/models';
import type { EarningRule } from '@odonta/db/vocabulary/loyalty/bonuses/earningRules.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import { connection } from '../connection.ts';
import { lockAllLiving } from '../joined.ts';
import { takeEarned } from '../reversals.ts';

/** Takes back bonuses whose cause was undone: pending ones are voided, and the spent part becomes a debt. */
export async function takeBackFor(type: EarningRule, id: number, transaction: Transaction): Promise<void> {
  const source = { type, id };
  await takeEarned(source, { count: all, source }, transaction);
}

/** More than any rule gives. */
const all = 1_000_000_000;

/** Takes back the bonuses accrued for the vacated seats of an order. */
export const takeBackSeats = ({ id }: Pick<Order, 'id'>, transaction: Transaction) =>
  takeBackAll(
    `from bonus_tx t join order_participants p on p.id = t.participant_id where p.order_id = :id and not p.is_live`,
    id,
    transaction,
  );

/** Reverses the reward for a friend's cancelled order. */
export const takeBackReferral = ({ id }: Pick<Order, 'id'>, transaction: Transaction) =>
  takeBackAll(
    `from bonus_tx t join referrals r on t.source_type = 'referral' and t.source_id = r.id where r.order_id = :id`,
    id,
    transaction,
  );

/**
 * Locks the accounts of all rewards of these orders, and those of these keys, in their usual order: two orders
 * with the same people would deadlock otherwise.
 */
export async function lockAccountsOf(
  orderIds: readonly number[],
  transaction: Transaction,
  keys: readonly string[] = [],
): Promise<undefined> {
  const found = await connection().query<{ id: number }>(used, {
    bind: [[...orderIds], [...keys]],
    type: QueryTypes.SELECT,
    transaction,
  });
  const ids = found.map(({ id }) => id);
  if (ids.length > 0) await lockAllLiving('a.id = any($1)', ids, transaction);
}

const used = `
  select account_id as id from bonus_tx where source_type = 'order' and source_id = any($1)
  union select t.account_id from bonus_tx t join order_participants p on p.id = t.participant_id where p.order_id = any($1)
  union select t.account_id from bonus_tx t join referrals r on t.source_type = 'referral' and t.source_id = r.id
    where r.order_id = any($1)
  union select id from bonus_accounts where key = any($2)`;

async function takeBackAll(from: string, id: number, transaction: Transaction): Promise<void> {
  const given = await connection().query<{ type: EarningRule; id: number }>(
    `select t.source_type as type, t.source_id as id ${from} and t.kind = 'EARN' and t.state <> 'VOID' order by t.id`,
    { replacements: { id }, type: QueryTypes.SELECT, transaction },
  );
  for (const cause of given) await takeBackFor(cause.type, cause.id, transaction);
}
