import { type MarketingBalance, MarketingPenalty } from '@odonta/db/models';
import {
  isHeard,
  objectionDays,
  penaltyLifecycle,
} from '@odonta/db/vocabulary/advertising/marketing/marketingBalance.ts';
import { afterBusinessDays } from '@odonta/db/vocabulary/money/bank/businessDays.ts';
import { formatMoscowDay, nowInSeconds, secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { enter } from '../../money/marketing_balance/ledger.ts';
import { penaltyDecided, penaltyProposed } from '../../money/marketing_balance/marketing.letters.ts';
import { ownerOf } from '../../money/marketing_balance/owner.ts';
import { keepFormFiles } from '../../platform/files/formFiles.ts';
import { conflict, invalid, notFound } from '../../platform/http/errors.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { type Signed, transitionsOf } from '../../platform/transitions/applyTransition.ts';
import { evidenceFile } from './evidenceFile.ts';

interface By {
  id: number;
  name: string | null;
}

export interface Proposal {
  /** Kopecks. */
  sum: number;
  comment: string;
  evidence: string[];
}

/** Nothing is debited yet: its owner is notified, and has some business days to object. */
export async function proposePenalty(
  balance: MarketingBalance,
  { sum, comment, evidence }: Proposal,
  by: By,
  transaction: Transaction,
): Promise<void> {
  await keepFormFiles({ kind: evidenceFile, model: MarketingPenalty }, evidence, null, transaction);
  const object_until = new Date(afterBusinessDays(nowInSeconds(), objectionDays) * 1000);
  const said = { sum, comment, evidence, object_until, proposed_by: by.id };
  const penalty = await MarketingPenalty.create({ balance_id: balance.id, ...said }, { transaction });
  await writeLetter(penaltyProposed(penalty, await ownerOf(balance, transaction), balance), transaction);
}

/** The owner's word, once and in time. */
export async function objectTo(
  penalty: MarketingPenalty,
  text: string,
  actor: Signed,
  transaction: Transaction,
): Promise<void> {
  refuseDecided(penalty);
  if (penalty.objected_at) throw conflict('Возражение уже отправлено');
  if (nowInSeconds() > secondsOf(penalty.object_until))
    throw conflict(`Возразить можно было до ${formatMoscowDay(secondsOf(penalty.object_until))}`);
  await transitionPenalty(penalty, 'object', actor, transaction, {
    run: () => penalty.set({ objection: text, objected_at: new Date() }),
    audit: null,
  });
}

export interface PenaltyDecision {
  penalty_id: number;
  decision: 'POST' | 'DROP';
  comment: string | null;
}

/** Charges a penalty to a locked balance, even below zero, or dismisses it; only after the owner was heard. */
export async function decidePenalty(
  balance: MarketingBalance,
  { penalty_id, decision, comment }: PenaltyDecision,
  actor: Signed,
  transaction: Transaction,
): Promise<void> {
  const penalty = await lockPenalty({ id: penalty_id, balance_id: balance.id }, transaction);
  refuseDecided(penalty);
  const isPosted = decision === 'POST';
  if (isPosted) refuseUnheard(penalty);
  if (!comment && (!isPosted || penalty.objection))
    throw invalid({ comment: isPosted ? 'Ответьте на возражение' : 'Напишите причину' });
  const { by } = actor;
  await transitionPenalty(penalty, isPosted ? 'post' : 'drop', { ...actor, reason: comment }, transaction, {
    run: () => penalty.set({ decided_by: by.id, decided_at: new Date(), decision: comment }),
    audit: null,
  });
  if (isPosted) {
    const source = { type: 'penalty', id: penalty.id } as const;
    const entry = { kind: 'PENALTY', sum: -penalty.sum, comment: penalty.comment, source, by } as const;
    await enter(balance.id, entry, transaction);
  }
  await writeLetter(penaltyDecided(penalty, await ownerOf(balance, transaction)), transaction);
}

/** The audit entry of a penalty is that of its balance. */
const transitionPenalty = transitionsOf<MarketingPenalty, keyof typeof penaltyLifecycle.transitions>(
  'marketing_penalties',
  penaltyLifecycle,
);

/** Locked after its balance, where both are. */
export async function lockPenalty(
  where: { id: number; balance_id: number | number[] },
  transaction: Transaction,
): Promise<MarketingPenalty> {
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const penalty = await MarketingPenalty.findOne({ where, lock, transaction });
  if (!penalty) throw notFound('Штраф не найден');
  return penalty;
}

function refuseDecided({ status }: MarketingPenalty): void {
  if (status !== 'CREATED') throw conflict('О штрафе уже решили');
}

function refuseUnheard({ objected_at, object_until }: MarketingPenalty): void {
  const times = { objected_at: secondsOf(objected_at), object_until: secondsOf(object_until) };
  if (isHeard(times, nowInSeconds())) return;
  throw conflict(
    `Владелец баланса может возразить до ${formatMoscowDay(times.object_until)}: списать штраф можно после этого`,
  );
}
