import { type Note, NoteMention } from '@odonta/db/models';
import { areaOf } from '@odonta/db/vocabulary/identity/rights/areas.ts';
import { resources as areas } from '@odonta/db/vocabulary/identity/rights/resources.ts';
import { verbOf } from '@odonta/db/vocabulary/identity/verbOf.ts';
import type { Transaction } from 'sequelize';
import { invalid } from '../../platform/http/errors.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { cardPath, type NewNotice, notify } from '../../platform/notices/notify.ts';
import { blindAmong } from './colleagues.ts';

/** Newly mentioned colleagues are notified; mentions that were removed are deleted. */
export async function mention(
  resource: AnyResource,
  author: { id: number; name: string },
  note: Note,
  ids: number[],
  transaction: Transaction,
): Promise<void> {
  if ((await blindAmong(resource, note.record_id, ids, transaction)).length > 0)
    throw invalid({ mentions: 'Упомянуть можно только тех, кто видит эту запись' });
  const where = { note_id: note.id };
  const before = (await NoteMention.findAll({ where, transaction })).map(({ user_id }) => user_id);
  await NoteMention.destroy({ where, transaction });
  await NoteMention.bulkCreate(
    ids.map((user_id) => ({ note_id: note.id, user_id })),
    { transaction },
  );
  const to = ids.filter((id) => !before.includes(id) && id !== author.id);
  await notify({ to, ...mentionedIn(note, author.name) }, transaction);
}

/** The text of the note stays beside the record: a notice stays visible after the right to see it is lost. */
function mentionedIn({ resource, record_id }: Note, author: string): Omit<NewNotice, 'to'> {
  const area = areaOf(resource);
  const where = `${area ? `${areas[area].label}, ` : ''}№ ${record_id}`;
  const mentioned = verbOf(author, ['упомянул', 'упомянула', 'упомянул(а)']);
  return {
    kind: 'mention',
    text: `${author} ${mentioned} вас в заметке: ${where}`,
    path: cardPath(resource, record_id),
    letter: { subject: `Вас упомянули в заметке: ${where}` },
  };
}
