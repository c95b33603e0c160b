import type { Order, OrderParticipant } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { earnBy, endOf, laterOf } from './earnBy.ts';
import { keyOfParticipant } from './participants.ts';
import { ruleInForce } from './rules.ts';

/** Thanks a participant for having come. Whoever calls holds the order. */
export async function accrueForVisit(
  participant: OrderParticipant,
  order: Order,
  transaction: Transaction,
): Promise<void> {
  const rule = await ruleInForce('visit', transaction);
  const key = rule && (await keyOfParticipant(participant, transaction));
  if (!rule || !key) return;
  const { id } = participant;
  const from = laterOf(endOf(order), new Date());
  const comment = `Посещение курса «${order.snapshot.name}»`;
  await earnBy(rule, key, { id, count: rule.amount, from, comment, participant_id: id }, transaction);
}
