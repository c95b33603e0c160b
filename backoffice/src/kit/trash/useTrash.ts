import { useCanAccess, useListContext, useResourceContext, useResourceDefinition } from 'react-admin';
import type { ResourceOptions } from '../resource/options.ts';

/** Whether this person may see the trash of the current resource: it needs the right to delete. */
export function useTrash(): boolean {
  const resource = useResourceContext();
  const { options } = useResourceDefinition<ResourceOptions>({ resource });
  const { canAccess } = useCanAccess({ resource, action: 'delete' });
  return canAccess === true && options?.hasTrash === true;
}

/** Whether the current list shows deleted rows. */
export function useIsTrash(): boolean {
  const { filterValues } = useListContext();
  return filterValues?.deleted === 'only';
}
