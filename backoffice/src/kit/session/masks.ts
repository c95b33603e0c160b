import type { ResourceName } from '@odonta/db/vocabulary/rights/resources.ts';
import { grantsOf } from '@odonta/db/vocabulary/rights/rights.ts';
import type { StaffRole } from '@odonta/db/vocabulary/rights/roleLabels.ts';
import { useGetIdentity, useResourceContext } from 'react-admin';
import type { StaffIdentity } from './authProvider.ts';

/** Whether personal data of this list is masked for the viewer: the server orders by nothing that he may not read. */
export function useIsMasked(): boolean {
  const resource = useResourceContext();
  const { identity } = useGetIdentity();
  return isMasked((identity as StaffIdentity | undefined)?.roles ?? [], resource as ResourceName);
}

/** Asked of the whole list at once: one masked row in reach is enough. */
export function isMasked(roles: readonly StaffRole[], resource: ResourceName): boolean {
  const grants = grantsOf(roles);
  return grants.masks(resource, grants.reach(`${resource}.list`) === 'own');
}
