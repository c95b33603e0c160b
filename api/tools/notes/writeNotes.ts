import type { StaffNote } from '@odonta/api/contract';
import { Note } from '@odonta/db/models';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import { conflict, forbidden, notFound, versionConflict } from '../../platform/http/errors.ts';
import { id, line } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { pick } from '../../platform/kit/records.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { isOutdated } from '../../platform/kit/versions.ts';
import { mention } from './mentioning.ts';
import { isChangeable, presentNotes, withPeople } from './presentNotes.ts';

interface NoteBody {
  text: string;
  mentions: number[];
}

const wordless = 'Напишите текст заметки';

export const noteBody = Joi.object<NoteBody>({
  text: line(4000).required().messages({ 'any.required': wordless, 'string.empty': wordless }),
  mentions: Joi.array().items(id).max(20).unique().default([]),
});

interface Asking {
  actor: SignedInUser;
  origin: Origin;
}

/** The number of the row that notes stand beside, if this actor may read it. */
export async function rowSeen(
  resource: AnyResource,
  actor: SignedInUser,
  rawId: string,
  transaction?: Transaction,
): Promise<number> {
  const scope = resource.audience.allows(actor, resource.read?.allow);
  if (!scope) throw notFound();
  return (await pick(resource, actor, scope, rawId, transaction)).id;
}

export function writeNote(
  resource: AnyResource,
  asking: Asking,
  rawId: string,
  { text, mentions }: NoteBody,
): Promise<StaffNote> {
  const { actor } = asking;
  return unitOfWork.transaction(async (transaction) => {
    const record_id = await rowSeen(resource, actor, rawId, transaction);
    const beside = { resource: resource.name, record_id };
    const note = await Note.create({ ...beside, text, author_id: actor.id }, { transaction });
    await mention(resource, actor, note, mentions, transaction);
    return done(resource, asking, 'note', note, transaction);
  });
}

export function changeNote(
  resources: readonly AnyResource[],
  asking: Asking & { version?: string },
  rawId: string,
  { text, mentions }: NoteBody,
): Promise<StaffNote> {
  const { actor, version } = asking;
  return withOwn(resources, asking, rawId, 'edit_note', async (resource, note, transaction) => {
    if (isOutdated(version, note)) {
      const [current] = await presentNotes(resource, note.record_id, [note], actor, transaction);
      throw versionConflict(current);
    }
    await note.update({ text, edited_at: new Date() }, { transaction });
    await mention(resource, actor, note, mentions, transaction);
  });
}

export const removeNote = (resources: readonly AnyResource[], asking: Asking, rawId: string) =>
  withOwn(resources, asking, rawId, 'delete_note', (_resource, note, transaction) =>
    note.destroy({ transaction }),
  );

export const restoreNote = (resources: readonly AnyResource[], asking: Asking, rawId: string) =>
  withOwn(resources, asking, rawId, 'undelete_note', (_resource, note, transaction) =>
    note.restore({ transaction }),
  );

/** Does something to a note that its author may still change, beside a record he still sees. */
function withOwn(
  resources: readonly AnyResource[],
  asking: Asking,
  rawId: string,
  action: string,
  work: (resource: AnyResource, note: Note, transaction: Transaction) => Promise<unknown>,
): Promise<StaffNote> {
  return unitOfWork.transaction(async (transaction) => {
    const lock = transaction.LOCK.UPDATE;
    const isNumber = /^[1-9]\d{0,8}$/.test(rawId);
    const paranoid = action !== 'undelete_note';
    const note = isNumber ? await Note.findByPk(Number(rawId), { paranoid, lock, transaction }) : null;
    const resource = resources.find(({ name }) => name === note?.resource);
    if (!note || !resource) throw notFound();
    await rowSeen(resource, asking.actor, String(note.record_id), transaction);
    if (note.author_id !== asking.actor.id) throw forbidden();
    if (!isChangeable(note)) throw conflict('Заметку можно изменить или удалить только в первые сутки');
    await note.reload({ include: withPeople, paranoid: false, transaction });
    await work(resource, note, transaction);
    return done(resource, asking, action, note, transaction);
  });
}

/** The record's history says that there was a note, and not its text. */
async function done(
  resource: AnyResource,
  { actor, origin }: Asking,
  action: string,
  note: Note,
  transaction: Transaction,
): Promise<StaffNote> {
  const { name, audience } = resource;
  const entry = { by: audience.auditActor(actor), origin, action, resource: name, record_id: note.record_id };
  await unitOfWork.audit({ ...entry, changes: {} }, transaction);
  await note.reload({ include: withPeople, paranoid: false, transaction });
  const [shown] = await presentNotes(resource, note.record_id, [note], actor, transaction);
  if (!shown) throw new Error('a note was not presented');
  return shown;
}
