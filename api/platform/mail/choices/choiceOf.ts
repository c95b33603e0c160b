import { LetterChoiceOf } from '@odonta/db/models';
import { type LetterChoice, topicOf } from '@odonta/db/vocabulary/letterTopics.ts';
import type { Transaction } from 'sequelize';

/** How this address wants letters of this kind. */
export async function choiceOf(
  { kind, to, center_id = 0 }: { kind: string; to: string; center_id?: number | undefined },
  transaction: Transaction,
): Promise<LetterChoice> {
  const topic = topicOf(kind);
  if (topic === null) return 'AT_ONCE';
  const chosen = await LetterChoiceOf.findOne({
    where: { email: to.toLowerCase(), center_id, topic },
    transaction,
  });
  return chosen?.choice ?? 'AT_ONCE';
}
