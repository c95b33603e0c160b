import type { AskedRefundView, OrderView, RefundQuote } from '@odonta/api/contract';
import { refundNote } from '@odonta/db/vocabulary/money/refunds/refundWords.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { repricings } from '@odonta/db/vocabulary/orders/order.ts';
import { useEffect, useMemo, useState } from 'react';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { oneAction } from '../../../lib/actions.ts';
import { ApiError, get, post } from '../../../lib/api.ts';
import { DialogActions } from '../../platform/actions/DialogActions.tsx';
import styles from './order.module.css';
import { isRefundOpen } from './refundState.ts';
import { nameOf } from './Tickets.tsx';

interface Asked {
  participant_ids: number[];
}

/** A refund for participants who cannot come: the sum and its calculation are shown before the request. */
export function RefundRequest({ order, onDone }: { order: OrderView; onDone(): void }) {
  const [isOpen, setOpen] = useState(false);
  if (stayingIn(order).length === 0) return null;
  return (
    <>
      <button className="button button--quiet button--small" type="button" onClick={() => setOpen(true)}>
        Отказаться и вернуть деньги
      </button>
      {isOpen && (
        <Dialog title="Возврат денег" onClosed={() => setOpen(false)}>
          {(close) => <Calculator order={order} close={close} onDone={onDone} />}
        </Dialog>
      )}
    </>
  );
}

/** Participants without a requested refund. */
const stayingIn = ({ participants, refunds }: OrderView) => {
  const asked = refunds.filter(isRefundOpen).flatMap(({ participant_ids }) => participant_ids);
  return participants.filter(({ id, state }) => state === 'ACTIVE' && !asked.includes(id));
};

function Calculator({ order, close, onDone }: { order: OrderView; close(): void; onDone(): void }) {
  const active = stayingIn(order);
  const [chosen, setChosen] = useState<readonly number[]>(() => active.map(({ id }) => id));
  const { quote, failure, setFailure } = useRefundQuote(order.token, chosen);
  const [isBusy, setBusy] = useState(false);
  const ask = useMemo(
    () =>
      oneAction((body: Asked, keyed) => post<AskedRefundView>(`/orders/${order.token}/refund`, body, keyed)),
    [order.token],
  );

  async function send() {
    if (isBusy || quote === null) return;
    setBusy(true);
    setFailure('');
    try {
      const { sum } = await ask({ participant_ids: [...chosen] });
      close();
      toast('success', `Запрос на возврат ${formatPrice(sum)} принят: ответ придёт на почту`);
      onDone();
    } catch (error) {
      setFailure(sentenceOf(error));
      setBusy(false);
    }
  }

  return (
    <>
      <fieldset className={styles.lines}>
        <legend className="field__label">За кого возврат</legend>
        {active.map((participant) => (
          <label key={participant.id} className="checkbox">
            <input
              type="checkbox"
              checked={chosen.includes(participant.id)}
              onChange={({ target }) =>
                setChosen(
                  target.checked ? [...chosen, participant.id] : chosen.filter((id) => id !== participant.id),
                )
              }
            />
            <span>{nameOf(participant)}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.lines} aria-live="polite">
        {quote && <BothSums quote={quote} />}
      </div>
      <DialogActions
        {...{ isBusy, close }}
        failure={chosen.length === 0 ? 'Отметьте хотя бы одного участника' : failure}
        keep={active.length === 1 ? 'Оставить билет' : 'Оставить билеты'}
        yes={quote ? leaving(ownSum(quote)) : 'Вернуть деньги'}
        isReady={quote !== null}
        act={() => void send()}
      />
    </>
  );
}

/** The sum by the rule of the course, with the other rule's for comparison. */
function BothSums({ quote: { rule, keep, recalc, percent } }: { quote: RefundQuote }) {
  const [own, other] = rule === 'KEEP' ? [keep, recalc] : [recalc, keep];
  return (
    <>
      <p>
        <strong>Вернём {roubles(own.sum)}</strong>
        <span className={styles.note}>{own.formula}</span>
      </p>
      {percent < 100 && <p className={styles.note}>{refundNote}</p>}
      {own.sum !== other.sum && (
        <p className={styles.note}>
          {`По условиям курса ${repricings[rule].toLowerCase()}. ${otherwise[rule]}, вернулось бы ${roubles(other.sum)}.`}
        </p>
      )}
    </>
  );
}

const otherwise = { KEEP: 'Если бы она считалась заново', RECALC: 'Если бы она не менялась' };

const leaving = (sum: number) => (sum === 0 ? 'Отказаться без возврата' : `Вернуть ${formatPrice(sum)}`);

const ownSum = ({ rule, keep, recalc }: RefundQuote) => (rule === 'KEEP' ? keep : recalc).sum;

const roubles = (sum: number): string => (sum === 0 ? '0\u00a0₽' : formatPrice(sum));

function useRefundQuote(token: string, chosen: readonly number[]) {
  const [quote, setQuote] = useState<RefundQuote | null>(null);
  const [failure, setFailure] = useState('');
  const participants = chosen.join();
  useEffect(() => {
    setQuote(null);
    if (participants === '') return;
    const stale = new AbortController();
    get<RefundQuote>(`/orders/${token}/refund`, { participants }, stale.signal).then(
      (answer) => {
        setQuote(answer);
        setFailure('');
      },
      (error: unknown) => stale.signal.aborted || setFailure(sentenceOf(error)),
    );
    return () => stale.abort();
  }, [token, participants]);
  return { quote, failure, setFailure };
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return error.message || 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.';
}
