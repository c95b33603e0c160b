import RestoreIcon from '@mui/icons-material/RestoreFromTrash';
import { Button } from '@mui/material';
import { useListContext, useRecordContext, useResourceContext } from 'react-admin';
import { useRestore } from './useRestore.ts';

export function RestoreOne() {
  const resource = useResourceContext();
  const record = useRecordContext();
  const { restore, isBusy } = useRestore(resource);
  if (!record) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<RestoreIcon />}
      disabled={isBusy}
      onClick={() => void restore([record.id])}
    >
      Восстановить
    </Button>
  );
}

export function RestoreSelected() {
  const resource = useResourceContext();
  const { selectedIds, onUnselectItems } = useListContext();
  const { restore, isBusy } = useRestore(resource);
  const restoreAll = async () => {
    if (await restore(selectedIds)) onUnselectItems();
  };
  return (
    <Button size="small" startIcon={<RestoreIcon />} disabled={isBusy} onClick={() => void restoreAll()}>
      Восстановить
    </Button>
  );
}
