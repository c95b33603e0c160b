import type { StaffNote } from '@odonta/api/contract';
import { type Note, User } from '@odonta/db/models';
import { maskText } from '@odonta/db/vocabulary/masks.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { isAmong } from './colleagues.ts';

/** For how long its author may change or delete a note: afterwards others have acted on it. */
const changeableHours = 24;

export const withPeople = [
  { model: User, as: 'author', paranoid: false },
  { model: User, as: 'mentioned', paranoid: false, through: { attributes: [] } },
];

export const isChangeable = ({ created_at }: Note): boolean =>
  Date.now() - created_at.getTime() < changeableHours * 3_600_000;

/** The notes of one record for its viewer; he may always read his own. */
export async function presentNotes(
  resource: AnyResource,
  rowId: number,
  notes: Note[],
  viewer: SignedInUser,
  transaction?: Transaction,
): Promise<StaffNote[]> {
  const isMasked = await masksNotes(resource, viewer, rowId, transaction);
  return notes.map((note) => ({
    id: note.id,
    text: isMasked && note.author_id !== viewer.id ? maskText() : note.text,
    author_id: note.author_id,
    author_name: note.author?.name ?? '',
    mentions: (note.mentioned ?? []).map(({ id, name }) => ({ id, name })),
    created_at: secondsOf(note.created_at),
    edited_at: secondsOf(note.edited_at),
    is_changeable: note.author_id === viewer.id && isChangeable(note),
    version: note.version,
  }));
}

async function masksNotes(
  resource: AnyResource,
  viewer: SignedInUser,
  rowId: number,
  transaction?: Transaction,
): Promise<boolean> {
  const { audience, name, personal } = resource;
  if (!personal) return false;
  const [own, others] = [audience.masks(viewer, name, true), audience.masks(viewer, name, false)];
  return own === others
    ? own
    : audience.masks(viewer, name, await isAmong(resource, viewer, 'own', rowId, transaction));
}
