import { Button } from '@mui/material';
import { type Identifier, useCloseNotification } from 'react-admin';
import { useRestore } from './useRestore.ts';

/** In the notification of a deletion: restores the deleted records. */
export function UndoDeletion({ resource, ids }: { resource: string; ids: readonly Identifier[] }) {
  const { restore, isBusy } = useRestore(resource);
  const close = useCloseNotification();
  const undo = async () => {
    await restore(ids);
    close();
  };
  return (
    <Button color="inherit" size="small" disabled={isBusy} onClick={() => void undo()}>
      Отменить
    </Button>
  );
}
