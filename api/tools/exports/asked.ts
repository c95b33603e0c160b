import type { ExportQuery } from '@odonta/db/models';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { Reach } from '../../platform/http/doors.ts';
import type { Call } from '../../platform/http/endpoint.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { asksForDeleted, reachingTrash, withDeleted } from '../trash/deletedRows.ts';
import { hasTrash } from '../trash/trash.ts';

export type Asking = Call<SignedInUser, ExportQuery, unknown>;

/** The list that is meant, with its trash where that is asked for, and how far the caller reaches into it. */
export function listAsked(resource: AnyResource, call: Asking): { resource: AnyResource; call: Asking } {
  return hasTrash(resource) && asksForDeleted(call)
    ? { resource: withDeleted(resource), call: reachingTrash(resource, call) }
    : { resource, call };
}

/** The same question, asked later and without a request: by the rights that its asker has by then. */
export function askedAgain(
  resource: AnyResource,
  actor: SignedInUser,
  query: ExportQuery,
): { resource: AnyResource; call: Asking } | null {
  const reach = resource.export && resource.door.admits(actor, resource.export.allow);
  if (!reach) return null;
  return listAsked(resource, { actor, reach, query } as Asking);
}

/** What somebody sees of a list, in a word that changes with it. */
export function seenBy({ door, name }: AnyResource, actor: SignedInUser, reach: Reach): string {
  const scope = reach === 'own' ? `own ${[...actor.managed_center_ids].sort().join(',')}` : reach;
  return `${scope}; masked: own ${door.masks(actor, name, true)}, others ${door.masks(actor, name, false)}`;
}
