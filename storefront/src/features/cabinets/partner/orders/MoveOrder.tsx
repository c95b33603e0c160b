import type { CenterOrder } from '@odonta/api/contract';
import { useState } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { Suspended } from '../../../../components/ui/Suspended.tsx';
import { lazily } from '../../../../lib/lazily.tsx';

interface Props {
  order: CenterOrder;
  onChanged(): Promise<void>;
}

const MoveForm = lazily(() => import('./MoveForm.tsx').then((part) => part.MoveForm));

/** The order goes to another date or course of the centre. */
export function MoveOrder({ order, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        className="button button--quiet button--small"
        type="button"
        aria-label={`Перенести: заказ ${order.number}`}
        onClick={() => setOpen(true)}
      >
        Перенести
      </button>
      {isOpen && (
        <Dialog title={`Перенести заказ ${order.number}`} onClosed={() => setOpen(false)}>
          {(close) => (
            <Suspended>
              <MoveForm order={order} close={close} onChanged={onChanged} />
            </Suspended>
          )}
        </Dialog>
      )}
    </>
  );
}
