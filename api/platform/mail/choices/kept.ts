import type { CabinetLetter, CabinetLetters } from '@odonta/api/contract';
import { Letter } from '@odonta/db/models';
import { type Reader, topicOf } from '@odonta/db/vocabulary/letterTopics.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { Op, type Transaction } from 'sequelize';
import { textAsShown } from '../secrets.ts';

const pageLength = 20;

/** The letters in the cabinet of an account, the latest first, below a number. */
export async function keptLetters(
  reader: Reader,
  before?: number,
  transaction?: Transaction,
): Promise<CabinetLetters> {
  const below = before === undefined ? {} : { id: { [Op.lt]: before } };
  const rows = await Letter.findAll({
    where: { ...keptFor(reader), ...below },
    order: [['id', 'DESC']],
    limit: pageLength + 1,
    transaction,
  });
  return { letters: rows.slice(0, pageLength).map(present), has_more: rows.length > pageLength };
}

/** How many of them it has not seen. */
export const countUnread = (reader: Reader): Promise<number> => Letter.count({ where: unreadFor(reader) });

/** The numbers of letters that were shown at once, at most. */
export const mostAtOnce = pageLength;

export async function markRead(
  reader: Reader,
  ids: readonly number[],
  transaction: Transaction,
): Promise<void> {
  const where = { ...unreadFor(reader), id: [...ids] };
  await Letter.update({ read_at: new Date() }, { where, transaction });
}

const keptFor = (reader: Reader) => ({ reader, status: 'KEPT' as const });
const unreadFor = (reader: Reader) => ({ ...keptFor(reader), read_at: null });

const present = (letter: Letter): CabinetLetter => ({
  id: Number(letter.id),
  topic: topicOf(letter.kind),
  subject: letter.subject,
  text: textAsShown(letter),
  created_at: secondsOf(letter.created_at),
  is_new: letter.read_at === null,
});
