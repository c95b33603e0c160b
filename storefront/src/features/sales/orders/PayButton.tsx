import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import styles from './order.module.css';
import { usePayment } from './usePayment.ts';

type Props = Parameters<typeof usePayment>[0] & { sum: number };

export function PayButton({ sum, ...payment }: Props) {
  const { isBusy, failure, pay } = usePayment(payment);
  return (
    <div className={styles.pay}>
      <button className="button" type="button" aria-busy={isBusy} onClick={() => void pay()}>
        {isBusy ? 'Открываем страницу банка…' : `Оплатить ${formatPrice(sum)}`}
      </button>
      <p className="form__failure" role="alert">
        {failure}
      </p>
    </div>
  );
}
