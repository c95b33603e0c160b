import { useState } from 'react';
import { Dialog } from '../../../../../components/ui/Dialog.tsx';
import { Suspended } from '../../../../../components/ui/Suspended.tsx';
import { lazily } from '../../../../../lib/lazily.tsx';

const RepeatForm = lazily(() => import('./RepeatForm.tsx').then((part) => part.RepeatForm));

export function Repeat({ start }: { start: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button className="button button--quiet button--small" type="button" onClick={() => setOpen(true)}>
        Повторить на другие даты
      </button>
      {isOpen && (
        <Dialog title="Повторить на другие даты" onClosed={() => setOpen(false)}>
          {(close) => (
            <Suspended>
              <RepeatForm start={start} close={close} />
            </Suspended>
          )}
        </Dialog>
      )}
    </>
  );
}
