import type { StaffNotes } from '@odonta/api/contract';
import { Note } from '@odonta/db/models';
import Joi from 'joi';
import { Op } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { id, line } from '../../platform/http/validation.ts';
import { impersonatorReading } from '../../platform/kit/impersonation.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { suggest } from './colleagues.ts';
import { ownNoteEndpoints } from './ownNotes.staff.ts';
import { presentNotes, withPeople } from './presentNotes.ts';
import { noteBody, rowSeen, writeNote } from './writeNotes.ts';

const perPage = 50;

/** A letter may follow a note, so they are limited. */
const notesOfAnHour = {
  name: 'note',
  points: 120,
  seconds: 3600,
  by: ({ actor }: { actor: SignedInUser }) => String(actor.id),
};

/** Notes beside every record that staff work on, for those who see the record. */
export const noteEndpoints = (resources: readonly AnyResource[]): AnyEndpoint[] => [
  ...resources.filter(isWorkedOn).flatMap(notesOf),
  ...ownNoteEndpoints(resources),
];

/** Journals are read and not worked on. */
const isWorkedOn = ({ read, create, update, transitions }: AnyResource) =>
  read !== undefined && (create ?? update ?? transitions) !== undefined;

function notesOf(resource: AnyResource): AnyEndpoint[] {
  const { name, read } = resource;
  const path = `/adm/${name}/:id/notes`;
  const guarded = { audience: staffAudience, allow: read?.allow };
  return [
    endpoint({
      method: 'get',
      path,
      summary: `Notes on one of ${name}, newest first; \`before\` returns older ones`,
      ...guarded,
      impersonator: impersonatorReading(resource),
      query: Joi.object<{ before?: number }>({ before: id }),
      handle: async ({ actor, params, query }) => ({
        message: await notesBeside(resource, actor, params.id ?? '', query.before),
      }),
    }),
    endpoint({
      method: 'post',
      path,
      summary: `Write a note on one of ${name}`,
      ...guarded,
      body: noteBody,
      limit: notesOfAnHour,
      handle: async ({ actor, origin, params, body }) => ({
        message: await writeNote(resource, { actor, origin }, params.id ?? '', body),
        status: 201,
      }),
    }),
    endpoint({
      method: 'get',
      path: `/adm/${name}/:id/colleagues`,
      summary: `Colleagues who see one of ${name} and can be mentioned, by a part of the name`,
      ...guarded,
      impersonator: impersonatorReading(resource),
      query: Joi.object<{ q: string }>({ q: line(60).allow('').default('') }),
      handle: async ({ actor, params, query }) => {
        const rowId = await rowSeen(resource, actor, params.id ?? '');
        return { message: await suggest(resource, rowId, query.q) };
      },
    }),
  ];
}

async function notesBeside(
  resource: AnyResource,
  actor: SignedInUser,
  rawId: string,
  before?: number,
): Promise<StaffNotes> {
  const record_id = await rowSeen(resource, actor, rawId);
  const rows = await Note.findAll({
    where: { resource: resource.name, record_id, ...(before ? { id: { [Op.lt]: before } } : {}) },
    include: withPeople,
    order: [['id', 'DESC']],
    limit: perPage + 1,
  });
  const notes = await presentNotes(resource, record_id, rows.slice(0, perPage), actor);
  return { notes, has_more: rows.length > perPage };
}
