import type { OrderView } from '@odonta/api/contract';
import { receiptKinds } from '@odonta/db/vocabulary/money/payments/receipt.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { formatDays } from '@odonta/db/vocabulary/time.ts';
import styles from './order.module.css';
import { leadsThere } from './orderStage.ts';
import { nameOf } from './Tickets.tsx';

/** The receipts themselves are in the mail: the bank sends them. */
function Receipts({ of: { receipts } }: { of: OrderView }) {
  if (receipts.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label="Чеки">
      {receipts.map(({ kind, sum, email, sent_at }) => (
        <li key={`${kind} ${sent_at}`}>
          <span>
            Чек: {receiptKinds[kind].toLowerCase()}
            <span className={styles.note}>Банк отправил его {email ? `на ${email}` : 'на ваш телефон'}</span>
          </span>
          <span>{formatPrice(sum)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The order: its course, participants and price. */
export function OrderFacts({ order }: { order: OrderView }) {
  const { prod, center, participants, subtotal, promo, bonuses, total, paid, refunded, vouchers } = order;
  const sums = [
    ['Стоимость', subtotal !== total ? subtotal : null],
    ['Промокод', promo && -promo.sum],
    ['Бонусами', bonuses > 0 ? -bonuses : null],
    ['Итого', total],
    ['Оплачено', paid > 0 && paid !== total ? paid : null],
    ['Оплачено сертификатом', vouchers > 0 ? vouchers : null],
    ['Возвращено', refunded > 0 ? refunded : null],
  ] as const;
  return (
    <section className={`card card--padded ${styles.part}`} aria-labelledby="order-facts">
      <h2 id="order-facts">Заказ {order.number}</h2>
      {!leadsThere(order) && (
        <p>
          <a href={prod.canonical}>{prod.name}</a>
          <span className={styles.note}>
            {[daysOf(prod), prod.place, center.name].filter(Boolean).join(' · ')}
          </span>
        </p>
      )}
      <ul className={styles.lines} aria-label="Участники">
        {participants.map((participant) => (
          <li key={participant.id}>
            <span>
              {participant.state === 'ACTIVE' ? nameOf(participant) : <s>{nameOf(participant)}</s>}
              <span className={styles.note}>{participant.tier_label}</span>
            </span>
            <span>{formatPrice(participant.unit_price)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        {sums.map(
          ([label, sum]) =>
            sum !== null && (
              <div key={label} className={label === 'Итого' ? styles.total : undefined}>
                <dt>{label}</dt>
                <dd>{sum < 0 ? `−${formatPrice(-sum)}` : formatPrice(sum)}</dd>
              </div>
            ),
        )}
      </dl>
      <Receipts of={order} />
    </section>
  );
}

const daysOf = ({ date_start, date_end }: OrderView['prod']): string =>
  date_start === null ? 'Дата уточняется' : formatDays(date_start, date_end ?? 0);
