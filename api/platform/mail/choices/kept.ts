import type { CabinetLetter, CabinetLetters } from '@odonta/api/contract';
import { Letter } from '@odonta/db/models';
import { topicOf } from '@odonta/db/vocabulary/letterTopics.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { col, fn, Op, type Transaction, type WhereOptions, where } from 'sequelize';
import { textAsShown } from '../secrets.ts';

const pageLength = 20;

/** The letters that an address keeps in its cabinet, the latest first, below a number. */
export async function keptLetters(
  email: string | null,
  before?: number,
  transaction?: Transaction,
): Promise<CabinetLetters> {
  const below = before === undefined ? [] : [{ id: { [Op.lt]: before } }];
  const rows = await Letter.findAll({
    where: { [Op.and]: [keptFor(email), ...below] },
    order: [['id', 'DESC']],
    limit: pageLength + 1,
    transaction,
  });
  return { letters: rows.slice(0, pageLength).map(present), has_more: rows.length > pageLength };
}

/** How many of them he has not seen. */
export const countUnread = (email: string | null): Promise<number> =>
  Letter.count({ where: unreadFor(email) });

/** Those up to this number have been seen; a later one, which came meanwhile, has not. */
export async function markRead(email: string | null, last: number, transaction: Transaction): Promise<void> {
  const upTo = { id: { [Op.lte]: last } };
  const seen = { [Op.and]: [unreadFor(email), upTo] };
  await Letter.update({ read_at: new Date() }, { where: seen, transaction });
}

/** As the index has it. */
export const sentTo = (email: string) => where(fn('lower', col('to')), email.toLowerCase());

const keptFor = (email: string | null): WhereOptions => ({
  [Op.and]: [sentTo(email ?? ''), { status: 'KEPT' }],
});

const unreadFor = (email: string | null): WhereOptions => ({ [Op.and]: [keptFor(email), { read_at: null }] });

const present = (letter: Letter): CabinetLetter => ({
  id: Number(letter.id),
  topic: topicOf(letter.kind),
  subject: letter.subject,
  text: textAsShown(letter),
  created_at: secondsOf(letter.created_at),
  is_new: letter.read_at === null,
});
