import type { CenterOrder, RescheduledOrderView, ReschedulePreview } from '@odonta/api/contract';
import { useEffect, useId, useMemo, useState } from 'react';
import { Loading } from '../../../../components/ui/Loading.tsx';
import { toast } from '../../../../components/ui/toast.ts';
import { oneAction } from '../../../../lib/actions.ts';
import { ApiError } from '../../../../lib/api.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { DialogActions } from '../../../platform/actions/DialogActions.tsx';
import { useBusy } from '../../../platform/actions/useBusy.ts';
import own from '../../own/own.module.css';
import { whenAndWhere } from '../../own/whenAndWhere.ts';
import { MoveTerms } from './MoveTerms.tsx';

interface Props {
  order: CenterOrder;
  close(): void;
  onChanged(): Promise<void>;
}

/** The price there and what becomes of the money are shown before the order is moved. */
export function MoveForm({ order: { id, number, prod }, close, onChanged }: Props) {
  const path = `/centersOrders/${id}/move`;
  const [prodId, setProdId] = useState('');
  const { dates, preview, failure, setFailure, lookAgain } = useMove(path, prodId);
  const { isBusy, run } = useBusy('Не удалось перенести заказ', setFailure);
  const choice = useId();
  const move = useMemo(
    () =>
      oneAction((body: object, keyed) => partnerSession.call<{ number: string }>(path, 'POST', body, keyed)),
    [path],
  );
  const send = ({ prod: { id: prod_id }, total }: ReschedulePreview) =>
    run(async () => {
      setFailure('');
      try {
        const moved = await move({ prod_id, expected_total: total });
        close();
        toast('success', `Заказ ${number} перенесён: теперь это заказ ${moved.number}`);
        void onChanged();
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) lookAgain();
        throw error;
      }
    });

  if (dates === null && !failure) return <Loading />;
  return (
    <>
      {dates?.length === 0 && (
        <p>У центра нет другого курса, на который открыта запись и хватит мест для всего заказа.</p>
      )}
      {dates && dates.length > 0 && (
        <div className="field">
          <label className="field__label" htmlFor={choice}>
            Новая дата или курс
          </label>
          <select
            id={choice}
            className="input"
            value={prodId}
            onChange={({ target }) => {
              setFailure('');
              setProdId(target.value);
            }}
          >
            <option value="">Выберите курс</option>
            <Courses label="Другие даты этого курса" of={dates.filter(({ name }) => name === prod.name)} />
            <Courses label="Другие курсы центра" of={dates.filter(({ name }) => name !== prod.name)} />
          </select>
        </div>
      )}
      <div aria-live="polite" className={own.part}>
        {preview && <MoveTerms preview={preview} />}
      </div>
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

function Courses({ label, of }: { label: string; of: RescheduledOrderView['dates'] }) {
  if (of.length === 0) return null;
  return (
    <optgroup label={label}>
      {of.map((course) => (
        <option key={course.id} value={course.id}>{`${course.name} · ${whenAndWhere(course)}`}</option>
      ))}
    </optgroup>
  );
}

function useMove(path: string, prodId: string) {
  const [dates, setDates] = useState<RescheduledOrderView['dates'] | null>(null);
  const [preview, setPreview] = useState<ReschedulePreview | null>(null);
  const [failure, setFailure] = useState('');
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    let isStale = false;
    setPreview(null);
    if (looks === 0) setFailure('');
    partnerSession.call<RescheduledOrderView>(prodId ? `${path}?prod_id=${prodId}` : path).then(
      (answer) => {
        if (isStale) return;
        setDates(answer.dates);
        setPreview(answer.preview);
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (!isStale) setFailure(error.message || 'Нет связи с сервером. Попробуйте ещё раз.');
      },
    );
    return () => {
      isStale = true;
    };
  }, [path, prodId, looks]);
  return { dates, preview, failure, setFailure, lookAgain: () => setLooks((count) => count + 1) };
}
