import { Individual, type Order, Referral, takeTurn } from '@odonta/db/models';
import { kopecksOf } from '@odonta/db/vocabulary/money.ts';
import type { Transaction } from 'sequelize';
import { connection } from '../bonuses/connection.ts';
import { ruleInForce } from '../bonuses/earning/rules.ts';
import { provedKeyOf } from '../bonuses/ofOrders.ts';
import { areStrangers, isNewcomer } from './strangers.ts';

/**
 * Stores whose link brought a newcomer, with today's promise. A code that is not valid for this buyer is
 * ignored and does not hinder the booking.
 */
export async function keepInvitation(
  code: string | undefined,
  orders: readonly Order[],
  transaction: Transaction,
): Promise<void> {
  const order = orders.find(({ total }) => total > 0);
  if (code === undefined || !order || order.buyer_kind !== 'INDIVIDUAL') return;
  const rule = await ruleInForce('referral', transaction);
  const newcomer = await Individual.findByPk(order.individual_id ?? 0, { transaction });
  const key = provedKeyOf(newcomer);
  if (!rule || !newcomer || !key) return;
  // One at a time: of two who invite each other at the same moment the second is seen to close a circle.
  await takeTurn('referrals', transaction);
  const inviter = await inviterBehind(code, transaction);
  if (!inviter || !(await mayInvite(inviter, newcomer, order, transaction))) return;
  const promised = { count: rule.amount, expiry_days: rule.expiry_days };
  const row = { individual_id: inviter.id, key, order_id: order.id, ...promised };
  await Referral.bulkCreate([row], { ignoreDuplicates: true, transaction });
}

/** Whether a code would be stored with the next order of this buyer. */
export async function actsFor(code: string, newcomer: Individual | null): Promise<boolean> {
  const inviter = await inviterBehind(code);
  if (!inviter || !(await ruleInForce('referral'))) return false;
  return newcomer === null || mayInvite(inviter, newcomer, null);
}

/** A newcomer's referral moves to the order that replaces a failed or rescheduled one. */
export async function followNewcomer(order: Order, transaction: Transaction): Promise<void> {
  if (order.individual_id === null || order.total < kopecksOf(1)) return;
  await connection().query(
    `update referrals r set order_id = :id from orders former, individuals i
     where former.id = r.order_id and r.settled_at is null and i.id = :individual_id
       and r.key in (i.phone, i.bonus_phone)
       and (former.status in ('CANCELED', 'REJECTED') or former.id = :moved_from_id)`,
    {
      replacements: { id: order.id, individual_id: order.individual_id, moved_from_id: order.moved_from_id },
      transaction,
    },
  );
}

/** A person without a verified phone has no account for rewards; a merged one is replaced by the remaining. */
async function inviterBehind(code: string, transaction?: Transaction): Promise<Individual | null> {
  const owner = await Individual.findOne({ where: { invite_code: code }, paranoid: false, transaction });
  const inviter = owner?.merged_into ? await Individual.findByPk(owner.merged_into, { transaction }) : owner;
  return inviter?.status === 'ACTIVE' && provedKeyOf(inviter) !== null ? inviter : null;
}

const mayInvite = async (
  inviter: Individual,
  newcomer: Individual,
  order: Order | null,
  transaction?: Transaction,
): Promise<boolean> =>
  (await isNewcomer(newcomer, order, transaction)) &&
  (await areStrangers(inviter, newcomer, order, transaction));
