import type { AdOrder, AdQuote, AdWish, OwnBanner } from '@odonta/api/contract';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { useEffect, useMemo, useState } from 'react';
import { Field } from '../../../../components/ui/Field.tsx';
import { toast } from '../../../../components/ui/toast.ts';
import { oneAction } from '../../../../lib/actions.ts';
import { ApiError } from '../../../../lib/api.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import own from '../../own/own.module.css';
import styles from './advertising.module.css';

interface Props {
  wish: AdWish | null;
  onBought(): Promise<void>;
}

/** The price of the choice by the server, with a code, and the payment from the balance. */
export function Checkout({ wish, onBought }: Props) {
  const [code, setCode] = useState('');
  const [quote, setQuote] = useState<AdQuote | null>(null);
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  const words = wish && JSON.stringify(wish);
  // The price of another choice is not that of this one.
  useEffect(() => {
    if (words !== undefined) setQuote(null);
    setTrouble('');
  }, [words]);
  const book = useMemo(
    () =>
      oneAction((body: AdOrder, keyed) =>
        partnerSession.call<OwnBanner>('/partner/advertising/banners', 'POST', body, keyed),
      ),
    [],
  );
  if (!wish) return <p className={own.note}>Отметьте недели и, если нужно, категории: покажем цену.</p>;
  const asked = { ...wish, promo_code: code.trim() || null };

  async function attempt(act: () => Promise<void>) {
    setBusy(true);
    setTrouble('');
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(Object.values(error.fields)[0] ?? error.message);
    } finally {
      setBusy(false);
    }
  }
  const price = () =>
    attempt(async () => setQuote(await partnerSession.call('/partner/advertising/quote', 'POST', asked)));
  const buy = (expected_total: number) =>
    attempt(async () => {
      const { id } = await book({ ...asked, expected_total });
      try {
        await partnerSession.call(`/partner/advertising/banners/${id}/pay`, 'POST', {});
        toast('success', 'Баннер оплачен: загрузите картинки и отправьте их на проверку');
      } finally {
        await onBought();
      }
    });

  return (
    <div className={styles.checkout}>
      <Field id="ad-promo" label="Промокод">
        <input
          id="ad-promo"
          className="input"
          autoComplete="off"
          maxLength={60}
          value={code}
          onChange={({ target }) => {
            setCode(target.value);
            setQuote(null);
          }}
        />
      </Field>
      <button className="button button--quiet" type="button" disabled={isBusy} onClick={() => void price()}>
        Узнать цену
      </button>
      {quote && (
        <>
          <p role="status">
            К оплате <strong>{formatExact(quote.total)}</strong>
            {quote.discount > 0 && ` (скидка ${formatExact(quote.discount)})`}, на балансе{' '}
            {formatExact(quote.available)}.{!quote.fits && ' Сумма меньше той, с которой действует промокод.'}
          </p>
          <button
            className="button"
            type="button"
            disabled={isBusy || !quote.fits}
            onClick={() => void buy(quote.total)}
          >
            Купить с баланса
          </button>
        </>
      )}
      <p className="form__failure" role="alert">
        {trouble}
      </p>
    </div>
  );
}
