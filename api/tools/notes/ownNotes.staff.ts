import Joi from 'joi';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { changeNote, noteBody, removeNote, restoreNote } from './writeNotes.ts';

/** Actions of a note's author, for a day. */
export const ownNoteEndpoints = (resources: readonly AnyResource[]): AnyEndpoint[] => [
  endpoint({
    method: 'put',
    path: '/adm/notes/:id',
    summary: 'Change a note of mine',
    audience: staffAudience,
    allow: 'any staff',
    body: noteBody,
    handle: async ({ actor, origin, params, body, req }) => {
      const asking = { actor, origin, version: req.get('if-match') };
      return { message: await changeNote(resources, asking, params.id ?? '', body) };
    },
  }),
  endpoint({
    method: 'delete',
    path: '/adm/notes/:id',
    summary: 'Delete a note of mine',
    audience: staffAudience,
    allow: 'any staff',
    handle: async ({ actor, origin, params }) => ({
      message: await removeNote(resources, { actor, origin }, params.id ?? ''),
    }),
  }),
  endpoint({
    method: 'post',
    path: '/adm/notes/:id/undelete',
    summary: 'Restore a note of mine',
    audience: staffAudience,
    allow: 'any staff',
    body: Joi.object({}),
    handle: async ({ actor, origin, params }) => ({
      message: await restoreNote(resources, { actor, origin }, params.id ?? ''),
    }),
  }),
];
