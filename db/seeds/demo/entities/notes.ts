import type { Transaction } from 'sequelize';
import { User } from '../../../models/index.ts';
import { type CastNote, notes } from '../cast/notes.ts';
import type { Fill } from '../fillEntities.ts';
import type { Staffed } from '../fillPeople.ts';
import { ago } from '../moments.ts';
import { insertRows, moveCounters } from '../rows/insertRows.ts';

/** Writes notes on requests, with the notices of their mentions. */
export const fill: Fill = async (sequelize, staffed, now, transaction) => {
  const names = await namesOf(staffed, transaction);
  const rows = notes.map((note, index) => ({
    id: index + 1,
    resource: 'manager_requests',
    record_id: note.request,
    text: note.mentions ? note.text.replace('@', `@${names.get(staffed[note.mentions])},`) : note.text,
    author_id: staffed[note.author],
    version: 0,
    created_at: ago(note.minutesAgo * 60, now),
  }));
  const mentioning = notes.filter(({ mentions }) => mentions);
  await insertRows(sequelize, 'notes', rows, transaction);
  await insertRows(
    sequelize,
    'note_mentions',
    mentioning.map((note) => ({ note_id: notes.indexOf(note) + 1, user_id: mentionedIn(note, staffed) })),
    transaction,
  );
  await insertRows(
    sequelize,
    'staff_notices',
    mentioning.map((note, index) => ({
      id: index + 1,
      user_id: mentionedIn(note, staffed),
      kind: 'mention',
      text: `${names.get(staffed[note.author])} упомянула вас в заметке: Заявки менеджеру, № ${note.request}`,
      path: `/manager_requests/${note.request}/show`,
      created_at: ago(note.minutesAgo * 60, now),
    })),
    transaction,
  );
  await moveCounters(sequelize, ['notes', 'staff_notices'], transaction);
};

const mentionedIn = ({ mentions }: CastNote, staffed: Staffed) => staffed[mentions ?? 'manager'];

async function namesOf(staffed: Staffed, transaction: Transaction): Promise<Map<number, string>> {
  const users = await User.findAll({ where: { id: Object.values(staffed) }, transaction });
  return new Map(users.map(({ id, name }) => [id, name]));
}
