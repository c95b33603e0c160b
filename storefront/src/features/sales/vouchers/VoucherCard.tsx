import type { VoucherView } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { formatDate, formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { AfterRefusal } from '../orders/AfterRefusal.tsx';
import { FastPayment } from '../orders/FastPayment.tsx';
import styles from '../orders/order.module.css';
import { refusedWords } from '../orders/orderWords.ts';
import { PayButton } from '../orders/PayButton.tsx';

/** The state of a bought voucher. Its code is the recipient's, and is not shown here. */
export function VoucherCard({ voucher, look }: { voucher: VoucherView; look(): Promise<void> }) {
  const { title, text } = wordsOf(voucher);
  const { sum, recipient, message, valid_until, status } = voucher;
  const facts = [
    ['Сумма', formatPrice(sum)],
    ['Кому', `${recipient.name}, ${recipient.email}`],
    ['Поздравление', message],
    ['Действует до', valid_until === null ? null : formatMoscowDay(valid_until)],
  ] as const;
  return (
    <div className={styles.order}>
      <section className={styles.part} aria-labelledby="voucher-state">
        <p className={`badge ${status === 'CONFIRMED' ? 'badge--good' : 'badge--calm'}`}>
          {voucher.status_label}
        </p>
        <h1 id="voucher-state">{title}</h1>
        <p role="status">{text}</p>
        {voucher.refusal && <AfterRefusal keeps="Сертификат ждёт оплаты" />}
        {status === 'PREPARE' && (
          <div className={styles.ways}>
            <PayButton path={`/vouchers/${voucher.token}/pay`} sum={sum} onRefused={look} />
            {voucher.ways.sbp && (
              <FastPayment path={`/vouchers/${voucher.token}/sbp`} sum={sum} look={look} />
            )}
          </div>
        )}
        {status !== 'PREPARE' && (
          <a className="button button--quiet" href={paths.voucher}>
            Купить ещё один
          </a>
        )}
      </section>
      <section className={`card card--padded ${styles.part}`} aria-label="Сертификат">
        <dl className={styles.sums}>
          {facts.map(
            ([label, value]) =>
              value !== null && (
                <div key={label} className={styles.wrapped}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </section>
    </div>
  );
}

function wordsOf({ status, sent_at, send_on, recipient, refusal }: VoucherView): {
  title: string;
  text: string;
} {
  if (refusal) return { title: 'Оплата не прошла', text: refusedWords(refusal) };
  if (status === 'PREPARE')
    return {
      title: 'Осталось оплатить',
      text: 'Если вы уже заплатили, подождите несколько секунд: страница обновится сама.',
    };
  if (status === 'CANCELED')
    return {
      title: 'Сертификат не оплачен',
      text: 'Время на оплату вышло. Если вы уже заплатили, ничего не делайте: деньги найдут сертификат.',
    };
  if (status === 'EXPIRED')
    return { title: 'Срок сертификата закончился', text: 'Им больше нельзя оплатить заказ.' };
  if (sent_at === null && send_on !== null)
    return {
      title: 'Сертификат оплачен',
      text: `Отправим его на ${recipient.email} ${formatDate(send_on)}. Чек пришёл вам на почту.`,
    };
  return {
    title: 'Сертификат оплачен и отправлен',
    text: `Код и сертификат для печати ушли на ${recipient.email}. Чек пришёл вам на почту.`,
  };
}
