import type { OrderView } from '@odonta/api/contract';
import { bookingPath, orderPath, paths } from '@odonta/db/vocabulary/addresses.ts';
import { orderChecks } from '@odonta/db/vocabulary/orders/order.ts';
import { offersTransition } from '../../../lib/offersTransition.ts';
import { AfterRefusal } from './AfterRefusal.tsx';
import { BonusesOfOrder } from './BonusesOfOrder.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { ChangedCourse } from './ChangedCourse.tsx';
import { Countdown } from './Countdown.tsx';
import { ExtendReservation } from './ExtendReservation.tsx';
import { FastPayment } from './FastPayment.tsx';
import { InParts } from './InParts.tsx';
import { InvoiceButton } from './InvoiceDialog.tsx';
import { keepPayment } from './keptPayment.ts';
import { Materials } from './Materials.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderVisit } from './OrderVisit.tsx';
import styles from './order.module.css';
import { mayBookAgain } from './orderStage.ts';
import { heldSeats, wordsOf } from './orderWords.ts';
import { PayButton } from './PayButton.tsx';
import { PaymentOrder } from './PaymentOrder.tsx';
import { RedeemVoucher } from './RedeemVoucher.tsx';
import { RefundRequest } from './RefundRequest.tsx';
import { Refunds } from './Refunds.tsx';
import { RefundTerms } from './RefundTerms.tsx';
import { RescheduleOrder } from './RescheduleOrder.tsx';
import { RefundAccounts } from './refunds/RefundAccounts.tsx';
import { StudentDocuments } from './StudentDocuments.tsx';
import { studentWords } from './studentWords.ts';
import { TaxDeduction } from './TaxDeduction.tsx';
import { Tickets } from './Tickets.tsx';

interface Props {
  order: OrderView;
  awaits: boolean;
  look(): Promise<void>;
  take(order: OrderView): void;
}

const steps = { calm: 'badge--calm', good: 'badge--good', warm: 'badge--warm' } as const;

export function OrderCard({ order, awaits, look, take }: Props) {
  const { tone, title, text } = studentWords(order) ?? wordsOf(order);
  const { status, expires_at, checks } = order;
  return (
    <div className={styles.order}>
      <section className={styles.part} aria-labelledby="order-state">
        <p className={`badge ${steps[tone]}`}>{order.status_label}</p>
        <h1 id="order-state">{title}</h1>
        <p role="status">
          {awaits ? 'Ждём ответа банка: обычно это несколько секунд. Страница обновится сама.' : text}
        </p>
        {order.refusal && <AfterRefusal keeps="Места пока за вами" />}
        {checks.length > 0 && status === 'CREATED' && (
          <ul className={styles.checks} aria-label="Что осталось">
            {checks.map(({ kind, is_done }) => (
              <li key={kind}>
                {orderChecks[kind]}
                {is_done && ' — готово'}
              </li>
            ))}
          </ul>
        )}
        {status === 'PREPARE' && expires_at !== null && (
          <Countdown
            until={expires_at}
            held={heldSeats(order.participants.length)}
            onOver={() => void look()}
          />
        )}
        <div className={`no-print ${styles.ways}`}>
          {(status === 'PREPARE' || order.is_rest_due) && order.method === 'CARD' && !awaits && (
            <PayButton
              path={`/orders/${order.token}/pay`}
              sum={order.total - order.paid}
              onLeaving={(url) => keepPayment({ url })}
              onRefused={look}
            />
          )}
          {order.ways.sbp && !awaits && (
            <FastPayment path={`/orders/${order.token}/sbp`} sum={order.total - order.paid} look={look} />
          )}
          {(status === 'PREPARE' || order.is_rest_due || order.debt > 0) && order.invoice && (
            <InvoiceButton invoice={order.invoice} />
          )}
          {order.can_extend && <ExtendReservation order={order} onDone={take} />}
          {order.moved_to && (
            <a className="button" href={orderPath(order.moved_to.token)}>
              Открыть заказ {order.moved_to.number}
            </a>
          )}
          {mayBookAgain(order) && (
            <a
              className="button"
              href={status === 'REJECTED' ? order.prod.canonical : bookingPath([order.prod.id])}
            >
              {status === 'REJECTED' ? 'Другие даты и похожие курсы' : 'Записаться снова'}
            </a>
          )}
          {mayBookAgain(order) && (
            <a className="button button--quiet" href={paths.search}>
              Другие курсы
            </a>
          )}
        </div>
        {!awaits && <InParts ways={order.ways} sum={order.total - order.paid} />}
      </section>
      <ChangedCourse order={order} onDone={() => void look()} />
      {order.can_redeem && !awaits && <RedeemVoucher order={order} take={take} />}
      <PaymentOrder order={order} look={look} />
      <RefundAccounts order={order} />
      <StudentDocuments order={order} take={take} />
      <Refunds order={order} />
      <Tickets order={order} />
      <Materials order={order} />
      <OrderVisit order={order} />
      <BonusesOfOrder order={order} />
      <OrderFacts order={order} />
      <TaxDeduction order={order} />
      <RefundTerms order={order} />
      {isRefundable(order) && !order.changed && (
        <div className="no-print">
          <RefundRequest order={order} onDone={() => void look()} />
        </div>
      )}
      {offersTransition(order, 'move') && (
        <div className="no-print">
          <RescheduleOrder order={order} />
        </div>
      )}
      {offersTransition(order, 'cancel') && (
        <div className="no-print">
          <CancelOrder order={order} onDone={take} />
        </div>
      )}
    </div>
  );
}

/** A changed course offers it beside the news. */
const isRefundable = ({ status, total }: OrderView) =>
  (status === 'CONFIRMED' || status === 'PARTIAL_REFUNDED') && total > 0;
