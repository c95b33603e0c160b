import type { OrderView } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { useState } from 'react';
import { ApiError, post } from '../../lib/api.ts';
import { keepPayment } from './keptPayment.ts';
import styles from './order.module.css';

/** Leads to the bank's own page: no card is ever typed here. */
export function PayButton({ order, onRefused }: { order: OrderView; onRefused(): void }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function pay() {
    if (isBusy) return;
    setBusy(true);
    setFailure('');
    try {
      const { url } = await post<{ url: string }>(`/orders/${order.token}/pay`, {});
      keepPayment({ url });
      location.assign(url);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message || 'Банк не ответил. Деньги не списаны: попробуйте ещё раз.');
      setBusy(false);
      if (error.status === 409) onRefused();
    }
  }

  return (
    <div className={styles.pay}>
      <button className="button" type="button" aria-busy={isBusy} onClick={() => void pay()}>
        {isBusy ? 'Открываем страницу банка…' : `Оплатить ${formatPrice(order.total - order.paid)}`}
      </button>
      <p className="form__failure" role="alert">
        {failure}
      </p>
    </div>
  );
}
