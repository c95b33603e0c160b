import type { ResourceName } from '@odonta/db/vocabulary/identity/rights/resources.ts';
import { useGetIdentity, useResourceContext } from 'react-admin';
import type { StaffIdentity } from './authProvider.ts';

/** Whether personal data of this list is masked for the viewer: the server orders by nothing that he may not read. */
export function useIsMasked(): boolean {
  const resource = useResourceContext();
  const { identity } = useGetIdentity();
  return isMasked(identity as StaffIdentity | undefined, resource as ResourceName);
}

/** Until it is known who looks, everything is. */
export const isMasked = (
  identity: Pick<StaffIdentity, 'masked'> | undefined,
  resource: ResourceName,
): boolean => identity?.masked.includes(resource) ?? true;
