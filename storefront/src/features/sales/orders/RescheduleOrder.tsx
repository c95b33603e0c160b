import type { OrderView, RescheduledOrderView, ReschedulePreview } from '@odonta/api/contract';
import { orderPath } from '@odonta/db/vocabulary/addresses.ts';
import { formatDays } from '@odonta/db/vocabulary/time.ts';
import { useEffect, useMemo, useState } from 'react';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { oneAction } from '../../../lib/actions.ts';
import { ApiError, get, post } from '../../../lib/api.ts';
import { DialogActions } from '../../platform/actions/DialogActions.tsx';
import styles from './order.module.css';
import { RescheduleTerms } from './RescheduleTerms.tsx';

/** The same course on another date: its price there is shown before the order is rescheduled. */
export function RescheduleOrder({ order }: { order: OrderView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button className="button button--quiet button--small" type="button" onClick={() => setOpen(true)}>
        Перенести на другую дату
      </button>
      {isOpen && (
        <Dialog title="Перенести на другую дату" onClosed={() => setOpen(false)}>
          {(close) => <Chooser order={order} close={close} />}
        </Dialog>
      )}
    </>
  );
}

interface Asked {
  prod_id: number;
  expected_total: number;
}

function Chooser({ order, close }: { order: OrderView; close(): void }) {
  const [prodId, setProdId] = useState<number | null>(null);
  const { dates, preview, failure, setFailure, lookAgain } = useTransition(order.token, prodId);
  const [isBusy, setBusy] = useState(false);
  const reschedule = useMemo(
    () => oneAction((body: Asked, keyed) => post<OrderView>(`/orders/${order.token}/move`, body, keyed)),
    [order.token],
  );

  async function send({ prod, total }: ReschedulePreview) {
    if (isBusy) return;
    setBusy(true);
    setFailure('');
    try {
      const { token } = await reschedule({ prod_id: prod.id, expected_total: total });
      location.assign(orderPath(token));
    } catch (error) {
      setFailure(sentenceOf(error));
      setBusy(false);
      if (error instanceof ApiError && error.status === 409) lookAgain();
    }
  }

  return (
    <>
      {dates === null && !failure && <p role="status">Ищем другие даты…</p>}
      {dates?.length === 0 && (
        <p>Других дат со свободными местами пока нет. Напишите нам — подскажем, когда они появятся.</p>
      )}
      {dates && dates.length > 0 && (
        <fieldset className={styles.lines}>
          <legend className="field__label">Новая дата</legend>
          {dates.map(({ id, date_start, date_end, place }) => (
            <label key={id} className="checkbox">
              <input type="radio" name="move-date" checked={prodId === id} onChange={() => setProdId(id)} />
              <span>
                {date_start === null ? 'Дата уточняется' : formatDays(date_start, date_end ?? date_start)}
                <span className={styles.note}>{place}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <div aria-live="polite">{preview && <RescheduleTerms preview={preview} />}</div>
      <DialogActions
        {...{ failure, isBusy, close }}
        keep="Не переносить"
        yes="Перенести"
        isReady={preview !== null}
        act={() => preview && void send(preview)}
      />
    </>
  );
}

function useTransition(token: string, prodId: number | null) {
  const [dates, setDates] = useState<RescheduledOrderView['dates'] | null>(null);
  const [preview, setPreview] = useState<ReschedulePreview | null>(null);
  const [failure, setFailure] = useState('');
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    setPreview(null);
    const stale = new AbortController();
    const query: Record<string, string> = prodId === null ? {} : { prod_id: String(prodId) };
    get<RescheduledOrderView>(`/orders/${token}/move`, query, stale.signal).then(
      (answer) => {
        setDates(answer.dates);
        setPreview(answer.preview);
        if (looks === 0) setFailure('');
      },
      (error: unknown) => stale.signal.aborted || setFailure(sentenceOf(error)),
    );
    return () => stale.abort();
  }, [token, prodId, looks]);
  return { dates, preview, failure, setFailure, lookAgain: () => setLooks((count) => count + 1) };
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return error.message || 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.';
}
