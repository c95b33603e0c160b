import type { CenterOrder } from '@odonta/api/contract';
import { useState } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { Suspended } from '../../../../components/ui/Suspended.tsx';
import { lazily } from '../../../../lib/lazily.tsx';

interface Props {
  order: CenterOrder;
  onChanged(): Promise<void>;
}

const ReplaceForm = lazily(() => import('./ReplaceForm.tsx').then((part) => part.ReplaceForm));

/** Another person comes instead of a participant. */
export function ReplaceParticipant({ order, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        className="button button--quiet button--small"
        type="button"
        aria-label={`Заменить участника: заказ ${order.number}`}
        onClick={() => setOpen(true)}
      >
        Заменить участника
      </button>
      {isOpen && (
        <Dialog title={`Замена участника: заказ ${order.number}`} onClosed={() => setOpen(false)}>
          {(close) => (
            <Suspended>
              <ReplaceForm order={order} close={close} onChanged={onChanged} />
            </Suspended>
          )}
        </Dialog>
      )}
    </>
  );
}
