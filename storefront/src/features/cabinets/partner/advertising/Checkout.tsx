import type { AdQuote } from '@odonta/api/contract';
import type { AdPaymentSource } from '@odonta/db/vocabulary/advertising/adPayment.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { Field } from '../../../../components/ui/Field.tsx';
import { toast } from '../../../../components/ui/toast.ts';
import { oneAction } from '../../../../lib/actions.ts';
import { ApiError } from '../../../../lib/api.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import own from '../../own/own.module.css';
import styles from './advertising.module.css';
import { PayWays } from './PayWays.tsx';
import { payAdvert } from './payAdvert.ts';

/** Where the server prices and books what is chosen, and what is said of it. */
export interface Way {
  quote: string;
  book: string;
  advice: string;
  paid: string;
}

interface Props {
  /** Null until something is chosen. */
  wish: object | null;
  way: Way;
  /** The page on which the balance of the buyer is topped up. */
  balance: string;
  /** Further fields of the order, which do not change its price. */
  further?: object;
  children?: (errors: Record<string, string>) => ReactNode;
  onBought(): Promise<void>;
  /** The server knows better what is free, and for how much. */
  onRefused(): Promise<void>;
}

/** The price of the choice by the server, with a code, and its payment. */
export function Checkout({ wish, way, balance, further = {}, children, onBought, onRefused }: Props) {
  const [code, setCode] = useState('');
  const [priced, setPriced] = useState<{ quote: AdQuote; of: string } | null>(null);
  const [trouble, setTrouble] = useState<Pick<ApiError, 'message' | 'fields'>>(noTrouble);
  const [isBusy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<AdPaymentSource>('BALANCE');
  const book = useMemo(
    () =>
      oneAction((body: object, keyed) => partnerSession.call<{ id: number }>(way.book, 'POST', body, keyed)),
    [way],
  );
  if (!wish) return <p className={own.note}>{way.advice}</p>;
  const asked = { ...wish, promo_code: code.trim() || null };
  // The price of another choice is not that of this one.
  const words = JSON.stringify(asked);
  const quote = priced?.of === words ? priced.quote : null;
  // What costs nothing is taken from the balance alone.
  const by = quote?.total === 0 ? 'BALANCE' : chosen;
  const isShort = by === 'BALANCE' && quote !== null && quote.total > quote.available;

  async function attempt(act: () => Promise<void>) {
    setBusy(true);
    setTrouble(noTrouble);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(error);
      if (error.status === 409) await onRefused();
    } finally {
      setBusy(false);
    }
  }
  const price = () =>
    attempt(async () => setPriced({ quote: await partnerSession.call(way.quote, 'POST', asked), of: words }));
  const buy = (expected_total: number) =>
    attempt(async () => {
      const { id } = await book({ ...asked, ...further, expected_total });
      await pay(id);
      await onBought();
    });

  /** A booking stays when its payment fails: its row offers the payment again. */
  async function pay(id: number) {
    try {
      toast('success', await payAdvert(`${way.book}/${id}`, by, way.paid));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast('error', `Места забронированы, но не оплачены: ${error.message || 'нет связи с сервером'}`);
    }
  }

  return (
    <div className={styles.checkout}>
      {children?.(trouble.fields)}
      <div className={styles.choices}>
        <Field id="ad-promo" label="Промокод" isOptional>
          <input
            id="ad-promo"
            className="input"
            autoComplete="off"
            maxLength={60}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </Field>
        <button className="button button--quiet" type="button" disabled={isBusy} onClick={() => void price()}>
          Узнать цену
        </button>
      </div>
      {quote && (
        <>
          {quote.total > 0 && <PayWays name={way.book} value={by} onChange={setChosen} />}
          <div className={styles.choices}>
            <p role="status" className={styles.total}>
              К оплате <strong>{formatExact(quote.total)}</strong>
              {quote.discount > 0 && ` (скидка ${formatExact(quote.discount)})`}, на балансе{' '}
              {formatExact(quote.available)}.
              {!quote.fits && ' Сумма меньше той, с которой действует промокод.'}
              {isShort && (
                <>
                  {' '}
                  Не хватает {formatExact(quote.total - quote.available)}:{' '}
                  <a href={balance}>пополните баланс</a> или оплатите картой или по счёту.
                </>
              )}
            </p>
            <button
              className="button"
              type="button"
              disabled={isBusy || !quote.fits || isShort}
              onClick={() => void buy(quote.total)}
            >
              {buttons[by]}
            </button>
          </div>
        </>
      )}
      <p className="form__failure" role="alert">
        {Object.values(trouble.fields)[0] ?? trouble.message}
      </p>
    </div>
  );
}

const buttons = {
  BALANCE: 'Купить с баланса',
  CARD: 'Забронировать и оплатить',
  INVOICE: 'Забронировать и получить счёт',
} as const;

const noTrouble = { message: '', fields: {} };
