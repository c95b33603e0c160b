import type { OwnCenter } from '@odonta/api/contract';
import { useState } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { Suspended } from '../../../../components/ui/Suspended.tsx';
import { toast } from '../../../../components/ui/toast.ts';
import { lazily } from '../../../../lib/lazily.tsx';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { AskedButton } from '../../../platform/actions/AskedButton.tsx';
import own from '../../own/own.module.css';
import { endingInWords, pauseInWords } from './pauseInWords.ts';

interface Props {
  center: OwnCenter;
  onChanged(centers: readonly OwnCenter[]): void;
}

const PauseForm = lazily(() => import('./PauseForm.tsx').then((part) => part.PauseForm));

/** Sales stop for some days, and open again by themselves or by a button. */
export function SalesPause({ center, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { id, name, closed_from, can_pause_sales, is_closed_by_staff } = center;
  const isSet = closed_from !== null;
  if (!isSet && !can_pause_sales) return null;
  const ending = endingInWords(center);
  return (
    <div className={own.about}>
      {isSet && <p role="status">{pauseInWords(center)}</p>}
      {is_closed_by_staff && (
        <p className={own.note}>
          Паузу поставили сотрудники «Одонты»: чтобы изменить или закончить её раньше, напишите менеджеру.
        </p>
      )}
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
          {ending && (
            <AskedButton<OwnCenter[]>
              label={ending.label}
              title={ending.title}
              keep="Оставить паузу"
              aria-label={`${ending.label}: ${name}`}
              act={() => partnerSession.call(`/partner/centers/${id}/closure`, 'DELETE', {})}
              onDone={(centers) => {
                toast('success', ending.done);
                onChanged(centers);
              }}
            >
              <p>{ending.text}</p>
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
