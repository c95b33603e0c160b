import type { VoucherTerms } from '@odonta/api/contract';
import { actsUntil } from '@odonta/db/vocabulary/loyalty/vouchers/term.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { useFormContext } from 'react-hook-form';
import styles from './voucher.module.css';
import { sumOf, type VoucherValues } from './voucherValues.ts';

/** The certificate as its recipient will see it, while the form is being filled in; the code comes with the payment. */
export function VoucherPreview({ months }: VoucherTerms) {
  const [typed, to, from, message, send_on] = useFormContext<VoucherValues>().watch([
    'sum',
    'recipient_name',
    'name',
    'message',
    'send_on',
  ]);
  const sum = sumOf(typed);
  const until = actsUntil(send_on || null, months).getTime() / 1000;
  return (
    <figure className={styles.preview} aria-label="Как будет выглядеть сертификат">
      <figcaption>Как будет выглядеть сертификат</figcaption>
      <div className={styles.paper}>
        <p className={styles.title}>Подарочный сертификат</p>
        <p className={styles.sum}>{sum === null ? 'Сумма не указана' : formatPrice(sum)}</p>
        <dl className={styles.people}>
          <div>
            <dt>Для кого</dt>
            <dd>{to.trim() || 'имя получателя'}</dd>
          </div>
          <div>
            <dt>От кого</dt>
            <dd>{from.trim() || 'ваше имя'}</dd>
          </div>
        </dl>
        {message.trim() && <p className={styles.message}>«{message.trim()}»</p>}
        <p className={styles.code}>
          <span className="visually-hidden">Код появится после оплаты</span>
          <span aria-hidden="true">••••-••••-••••-••••</span>
        </p>
        <p className={styles.term}>Действует до {formatMoscowDay(until)}</p>
      </div>
    </figure>
  );
}
