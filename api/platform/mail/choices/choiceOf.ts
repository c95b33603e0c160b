import { Individual, LetterChoiceOf, User } from '@odonta/db/models';
import { type LetterChoice, type Reader, topicOf } from '@odonta/db/vocabulary/letterTopics.ts';
import { Op, type Transaction } from 'sequelize';

interface Chosen {
  choice: LetterChoice;
  /** The account that has chosen; null where a centre has, and where nobody has. */
  reader: Reader | null;
}

const atOnce: Chosen = { choice: 'AT_ONCE', reader: null };

/** How this address wants letters of this kind. A choice ends with the address of its account. */
export async function choiceOf(
  { kind, to, center_id = 0 }: { kind: string; to: string; center_id?: number | undefined },
  transaction: Transaction,
): Promise<Chosen> {
  const topic = topicOf(kind);
  if (topic === null) return atOnce;
  const email = to.toLowerCase();
  const chosen = await LetterChoiceOf.findOne({ where: { email, center_id, topic }, transaction });
  if (!chosen) return atOnce;
  const { choice, reader } = chosen;
  return reader === null || (await hasAddress(reader, email, transaction)) ? { choice, reader } : atOnce;
}

/** Whether the account still has the address, and a letter has proved it. */
async function hasAddress(reader: Reader, email: string, transaction: Transaction): Promise<boolean> {
  const [kind, id] = reader.split(':');
  const where = { id: Number(id), email, email_proved_at: { [Op.ne]: null } };
  const count =
    kind === 'user'
      ? await User.count({ where, transaction })
      : await Individual.count({ where, transaction });
  return count > 0;
}
