import type { ExportQuery } from '@odonta/db/models';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { RowScope } from '../../platform/http/audiences.ts';
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
  const rowScope = resource.export && resource.audience.allows(actor, resource.export.allow);
  if (!rowScope) return null;
  return listAsked(resource, { actor, scope: rowScope, query } as Asking);
}

/** A viewer's version of a list as a string: it changes with his scope and his masks. */
export function seenBy({ audience, name }: AnyResource, actor: SignedInUser, rowScope: RowScope): string {
  const scope = rowScope === 'own' ? `own ${[...actor.managed_center_ids].sort().join(',')}` : rowScope;
  return `${scope}; masked: own ${audience.masks(actor, name, true)}, others ${audience.masks(actor, name, false)}`;
}
