import { Button } from '@mui/material';
import type { SavedView } from '@odonta/api/contract';
import { useCloseNotification, useNotify } from 'react-admin';
import { useComplain } from '../../api/useComplain.ts';
import { useOpenView, useViewActions } from './useViews.ts';

/** Deletes at once, with an undo: true when the view is gone. */
export function useRemoval() {
  const { remove, restore } = useViewActions();
  const open = useOpenView();
  const notify = useNotify();
  const complain = useComplain();

  const takeBack = (view: SavedView) => async () => {
    try {
      open(await restore(view));
    } catch (error) {
      complain(error, 'Не удалось вернуть вид');
    }
  };
  return async (view: SavedView): Promise<boolean> => {
    try {
      await remove(view);
      notify(`Вид «${view.name}» удалён`, {
        autoHideDuration: 10_000,
        action: <Undo onUndo={takeBack(view)} />,
      });
      return true;
    } catch (error) {
      complain(error, 'Не удалось удалить вид');
      return false;
    }
  };
}

function Undo({ onUndo }: { onUndo(): void }) {
  const close = useCloseNotification();
  return (
    <Button
      color="inherit"
      size="small"
      onClick={() => {
        close();
        onUndo();
      }}
    >
      Отменить
    </Button>
  );
}
