import type { OwnCenter } from '@odonta/api/contract';
import { dayInWords } from '@odonta/db/vocabulary/catalog/closureInWords.ts';
import { useState } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { Suspended } from '../../../../components/ui/Suspended.tsx';
import { toast } from '../../../../components/ui/toast.ts';
import { lazily } from '../../../../lib/lazily.tsx';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { AskedButton } from '../../../platform/actions/AskedButton.tsx';
import own from '../../own/own.module.css';
import { pauseInWords } from './pauseInWords.ts';

interface Props {
  center: OwnCenter;
  onChanged(centers: readonly OwnCenter[]): void;
}

const PauseForm = lazily(() => import('./PauseForm.tsx').then((part) => part.PauseForm));

/** Sales stop for some days, and open again by themselves or by a button. */
export function SalesPause({ center, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { id, name, closed_from, closed_to, can_pause_sales } = center;
  const isSet = closed_from !== null && closed_to !== null;
  if (!isSet && !can_pause_sales) return null;
  return (
    <div className={own.about}>
      {isSet && <p role="status">{pauseInWords(center)}</p>}
      {can_pause_sales && (
        <p className={own.end}>
          <button
            className="button button--quiet button--small"
            type="button"
            aria-label={`${isSet ? 'Изменить паузу' : 'Приостановить продажи'}: ${name}`}
            onClick={() => setOpen(true)}
          >
            {isSet ? 'Изменить паузу' : 'Приостановить продажи'}
          </button>
          {isSet && (
            <AskedButton<OwnCenter[]>
              label="Открыть продажи"
              title="Открыть продажи сейчас?"
              keep="Оставить паузу"
              aria-label={`Открыть продажи: ${name}`}
              act={() => partnerSession.call(`/partner/centers/${id}/closure`, 'DELETE', {})}
              onDone={(centers) => {
                toast('success', 'Продажи открыты: на курсы снова можно записаться');
                onChanged(centers);
              }}
            >
              <p>
                Пауза до {dayInWords(closed_to)} закончится сразу: на все курсы центра снова можно будет
                записаться.
              </p>
            </AskedButton>
          )}
        </p>
      )}
      {isOpen && (
        <Dialog title="Пауза продаж" onClosed={() => setOpen(false)}>
          {(close) => (
            <Suspended>
              <PauseForm
                center={center}
                close={close}
                onSaved={(centers) => {
                  close();
                  onChanged(centers);
                }}
              />
            </Suspended>
          )}
        </Dialog>
      )}
    </div>
  );
}
