import { useCanAccess, useListContext, useResourceContext } from 'react-admin';
import { useIsTrash } from '../trash/useTrash.ts';
import { transitionsOffered } from './bulkAction.ts';

/** Whether this person may do anything with several records of the current list. */
export function useMayChoose(isWanted: boolean): boolean {
  const resource = useResourceContext();
  const { data = [] } = useListContext();
  const edit = useCanAccess({ resource, action: 'edit' });
  const remove = useCanAccess({ resource, action: 'delete' });
  const isTrash = useIsTrash();
  if (!isWanted) return false;
  if (isTrash) return remove.canAccess === true;
  return (
    edit.canAccess === true || remove.canAccess === true || transitionsOffered(resource, data).length > 0
  );
}
