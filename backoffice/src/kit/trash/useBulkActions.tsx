import type { ReactNode } from 'react';
import { useCanAccess, useResourceContext } from 'react-admin';
import { DeleteSelected } from './DeleteSelected.tsx';
import { RestoreSelected } from './RestoreButtons.tsx';
import { useIsTrash } from './useTrash.ts';

/** What may be done with several records at once, unless a list has its own: delete, and in the trash restore. */
export function useBulkActions(given: ReactNode | false | undefined): ReactNode | false {
  const resource = useResourceContext();
  const { canAccess } = useCanAccess({ resource, action: 'delete' });
  if (useIsTrash()) return <RestoreSelected />;
  return given ?? (canAccess ? <DeleteSelected /> : false);
}
