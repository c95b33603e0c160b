import type { Order, OrderParticipant } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { earnBy, endOf, laterOf } from './earnBy.ts';
import { keyOfParticipant } from './participants.ts';
import { ruleInForce } from './rules.ts';

/** Rewards a participant for attendance. The caller locks the order. */
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
