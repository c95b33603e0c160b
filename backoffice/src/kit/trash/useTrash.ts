import { useCanAccess, useListContext, useResourceContext, useResourceDefinition } from 'react-admin';
import type { ResourceOptions } from '../resource/options.ts';

/** Whether this person may look into the trash of the resource at hand: it opens to those who may delete. */
export function useTrash(): boolean {
  const resource = useResourceContext();
  const { options } = useResourceDefinition<ResourceOptions>({ resource });
  const { canAccess } = useCanAccess({ resource, action: 'delete' });
  return canAccess === true && options?.hasTrash === true;
}

/** Whether the list at hand shows what was deleted. */
export function useIsTrash(): boolean {
  const { filterValues } = useListContext();
  return filterValues?.deleted === 'only';
}
