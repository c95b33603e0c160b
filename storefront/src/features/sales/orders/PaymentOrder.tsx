import type { InvoiceView, OrderView } from '@odonta/api/contract';
import { isCheckOpen } from '@odonta/db/vocabulary/orders/order.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { FileButton } from '../../platform/forms/FileButton.tsx';
import styles from './order.module.css';

interface Props {
  order: OrderView;
  look(): Promise<void>;
}

/** A company that has ordered the transfer keeps its seats while the money is on its way. */
export function PaymentOrder({ order, look }: Props) {
  const { status, invoice, method } = order;
  if (method !== 'INVOICE' || !invoice) return null;
  const sent = invoice.payment_order_at;
  const isSought = status === 'CREATED' && isCheckOpen(order, 'MONEY');
  if (status !== 'PREPARE' && !isSought) return null;
  return (
    <section className={`card card--padded no-print ${styles.part}`} aria-labelledby="order-payment-order">
      <h2 id="order-payment-order">{sent ? 'Платёжное поручение у нас' : 'Уже оплатили счёт?'}</h2>
      <p>
        {sent
          ? `Прислано ${formatMoment(sent)}. Бухгалтерия найдёт платёж по номеру счёта и подтвердит заказ.`
          : 'Приложите платёжное поручение с отметкой банка: места останутся за вами, даже если деньги идут дольше срока.'}
      </p>
      <FileButton<InvoiceView> path={`/invoices/${invoice.token}/payment_order`} onDone={() => void look()}>
        {sent ? 'Прислать другое' : 'Приложить платёжное поручение'}
      </FileButton>
    </section>
  );
}
