import type { StaffImport } from '@odonta/api/contract';
import { useCanAccess, useRecordContext } from 'react-admin';
import { DeleteOne } from '../../kit/trash/DeleteOne.tsx';

/** Not while the import can be undone: the way back stands on its card. */
export function DeleteImport() {
  const { canAccess } = useCanAccess({ resource: 'imports', action: 'delete' });
  const record = useRecordContext<StaffImport>();
  const canBeUndone = (record?.undo_until ?? 0) > Date.now() / 1000;
  return canAccess && !canBeUndone ? <DeleteOne /> : null;
}
