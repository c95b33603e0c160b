import { Button } from '@mui/material';
import { useState } from 'react';
import { useCloseNotification } from 'react-admin';

/** In a notification: undoes its action, once. */
export function UndoButton({ onUndo }: { onUndo: () => Promise<void> }) {
  const close = useCloseNotification();
  const [isBusy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    await onUndo();
    close();
  };
  return (
    <Button color="inherit" size="small" disabled={isBusy} onClick={() => void undo()}>
      Отменить
    </Button>
  );
}
