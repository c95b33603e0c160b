import type { ProdForPayment } from '@odonta/api/contract';
import { companyRequestFor } from '@odonta/db/vocabulary/addresses.ts';
import type { PaymentMethod } from '@odonta/db/vocabulary/orders/order.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { Suspense } from 'react';
import { lazily } from '../../../lib/lazily.tsx';
import { TextField } from '../../platform/forms/TextField.tsx';
import styles from './booking.module.css';
import type { Buyer } from './buyer.ts';
import { RadioCards } from './RadioCards.tsx';

const PayerFields = lazily(async () => (await import('./PayerFields.tsx')).PayerFields);

interface Props {
  prod: ProdForPayment;
  buyer: Buyer;
  hasPayer: boolean;
  /** A gift certificate pays where a card would. */
  isByCard: boolean;
}

/** The ways of payment that the centre accepts. */
export function PaymentFields({ prod: { id, methods, hold_minutes }, buyer, hasPayer, isByCard }: Props) {
  const minutes = plural(hold_minutes, ['минуту', 'минуты', 'минут']);
  const words: Record<PaymentMethod, { label: string; note: string }> = {
    CARD: { label: 'Картой онлайн', note: `Места удержим на ${minutes}` },
    INVOICE: { label: 'По счёту для организации', note: 'Места удержим до срока оплаты счёта' },
    FREE: { label: 'Бесплатно', note: '' },
  };
  return (
    <section className={styles.part} aria-labelledby="order-payment">
      <h2 id="order-payment">Оплата</h2>
      <RadioCards name="method" choices={methods.map((value) => ({ value, ...words[value] }))} />
      {hasPayer && (
        <Suspense fallback={<p role="status">Загружаем поля организации…</p>}>
          <PayerFields />
        </Suspense>
      )}
      {isByCard && (
        <TextField
          name="voucher_code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          hint="Код из письма. Чего не хватит, оплатите картой"
        />
      )}
      {buyer.kind === 'legal' && <p className="muted">Плательщик: {buyer.name}</p>}
      {methods.includes('INVOICE') && (
        <p className="muted">
          Нужно коммерческое предложение или имена узнаете позже?{' '}
          <a href={companyRequestFor(id)}>Отправьте групповую заявку</a>
        </p>
      )}
    </section>
  );
}
