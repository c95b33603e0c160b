import type { AskedRefundView, OrderView } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { useEffect, useState } from 'react';
import { ApiError, get } from '../../../../lib/api.ts';
import styles from '../order.module.css';
import { AccountDialog } from './AccountDialog.tsx';

/** Refunds that go to an account: which one, and how to name it or another while the money is still here. */
export function RefundAccounts({ order }: { order: OrderView }) {
  const [refunds, setRefunds] = useState<readonly AskedRefundView[]>([]);
  const [named, setNamed] = useState<number | null>(null);
  const { token, paid } = order;

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again whenever the order was.
  useEffect(() => {
    if (paid === 0) return;
    const stale = new AbortController();
    get<AskedRefundView[]>(`/orders/${token}/refunds`, {}, stale.signal).then(
      setRefunds,
      (error: unknown) => {
        // The shown state stays: the next request updates it.
        if (!(error instanceof ApiError)) throw error;
      },
    );
    return () => stale.abort();
  }, [order]);

  const take = (changed: AskedRefundView) =>
    setRefunds((before) => before.map((one) => (one.id === changed.id ? changed : one)));

  return refunds
    .filter(({ can_name_bank }) => can_name_bank)
    .map((refund) => (
      <section
        key={refund.id}
        className={`card card--padded no-print ${styles.part}`}
        aria-labelledby={`refund-${refund.id}`}
      >
        <h2 id={`refund-${refund.id}`}>
          {refund.account ? 'Счёт для возврата указан' : 'Куда вернуть деньги?'}
        </h2>
        <p>
          {refund.account
            ? `${formatPrice(refund.sum)} придут на счёт ${refund.account}, когда возврат одобрят.`
            : `${formatPrice(refund.sum)} вернём на счёт в банке. Укажите его: код для подтверждения придёт на почту заказа.`}
        </p>
        <button
          className={refund.account ? 'button button--quiet' : 'button'}
          type="button"
          onClick={() => setNamed(refund.id)}
        >
          {refund.account ? 'Указать другой счёт' : 'Указать счёт'}
        </button>
        {named === refund.id && (
          <AccountDialog token={token} refund={refund} onClosed={() => setNamed(null)} onNamed={take} />
        )}
      </section>
    ));
}
