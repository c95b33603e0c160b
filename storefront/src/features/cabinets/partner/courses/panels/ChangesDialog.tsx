import type { RevisedField } from '@odonta/api/contract';
import { useState } from 'react';
import { Dialog } from '../../../../../components/ui/Dialog.tsx';
import { DialogActions } from '../../../../platform/actions/DialogActions.tsx';
import { useBusy } from '../../../../platform/actions/useBusy.ts';
import { Changes } from './Changes.tsx';

interface Props {
  changes: readonly RevisedField[];
  send(): Promise<void>;
  onClosed(): void;
}

/** All changes before they are sent: those that take effect at once, and those that wait. */
export function ChangesDialog({ changes, send, onClosed }: Props) {
  const [failure, setFailure] = useState('');
  const { isBusy, run } = useBusy(
    'Не получилось отправить: проверьте связь и попробуйте ещё раз',
    setFailure,
  );
  const isStale = changes.some(({ is_stale }) => is_stale);
  return (
    <Dialog title="Что изменится" onClosed={onClosed}>
      {(close) => (
        <>
          <Changes changes={changes} isOwn />
          <DialogActions
            {...{ failure, isBusy, close }}
            keep="Вернуться к курсу"
            yes={isStale ? 'Отправить моё' : 'Отправить'}
            act={() =>
              void run(async () => {
                setFailure('');
                await send();
                close();
              })
            }
          />
        </>
      )}
    </Dialog>
  );
}
