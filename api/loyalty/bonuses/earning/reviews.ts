import { Order, OrderParticipant, type Review, ReviewCode } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { earnBy, endOf, laterOf } from './earnBy.ts';
import { keyOfParticipant } from './participants.ts';
import { ruleInForce } from './rules.ts';

/** Rewards the participant whose code a published review has; reviews without one have no known author. */
export async function accrueForReview(
  { id, code_id }: Pick<Review, 'id' | 'code_id'>,
  transaction: Transaction,
): Promise<void> {
  const rule = code_id === null ? null : await ruleInForce('review', transaction);
  if (!rule || code_id === null) return;
  const participant = await authorOf(code_id, transaction);
  const key = participant && (await keyOfParticipant(participant, transaction));
  if (!key) return;
  const order = await Order.findByPk(participant.order_id, { transaction, rejectOnEmpty: true });
  const from = laterOf(endOf(order), new Date());
  const comment = `Отзыв о курсе «${order.snapshot.name}»`;
  const cause = { id, count: rule.amount, from, comment, participant_id: participant.id };
  await earnBy(rule, key, cause, transaction);
}

/** Locked, so that a concurrent replacement sees the reward for the seat. */
async function authorOf(code_id: number, transaction: Transaction): Promise<OrderParticipant | null> {
  const { prod_id, email } = await ReviewCode.findByPk(code_id, { transaction, rejectOnEmpty: true });
  const seat = await OrderParticipant.findOne({
    where: { prod_id, email, is_live: true },
    include: [
      {
        model: Order,
        as: 'order',
        required: true,
        attributes: [],
        where: { status: ['CONFIRMED', 'PARTIAL_REFUNDED'] },
      },
    ],
    order: ['id'],
    lock: { level: transaction.LOCK.SHARE, of: OrderParticipant },
    transaction,
  });
  return seat;
}
