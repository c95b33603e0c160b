import type { Center, Order } from '@odonta/db/models';
import { formatMoment, secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { cardPath, type NewNotice } from '../../platform/notices/notify.ts';
import { daysOf, seats } from './orderLetters.ts';

/** Letters to the centre and its manager. They contain no contacts: these are revealed where the audit log records it. */

export function orderPaidForCenter(order: Order, to: string): NewLetter {
  const isOwed = order.debt > 0;
  const text = `${isOwed ? 'Оформлен с отсрочкой оплаты' : 'Оплачен'} заказ ${order.number} на курс «${order.snapshot.name}»${daysOf(order)}: ${seats(order)}.\n\nКоманда «Одонты»`;
  return letter(
    order,
    'order_paid_center',
    to,
    `Заказ ${order.number} ${isOwed ? 'подтверждён' : 'оплачен'}`,
    text,
  );
}

export function orderToConfirm(order: Order, to: string): NewLetter {
  const until = order.confirm_deadline
    ? ` до ${formatMoment(secondsOf(order.confirm_deadline))} по московскому времени`
    : '';
  const text = `Заказ ${order.number} на курс «${order.snapshot.name}»${daysOf(order)} ждёт вашего ответа: ${seats(order)}. Подтвердите или отклоните его${until}.\n\nКоманда «Одонты»`;
  return letter(order, 'order_to_confirm', to, `Заказ ${order.number}: подтвердите места`, text);
}

export function noticeOf(
  { id, number, manager_id }: Order,
  center: Pick<Center, 'manager_id'>,
  kind: 'order_paid' | 'order_to_confirm',
): NewNotice {
  const text = {
    order_paid: `Заказ ${number} подтверждён и оплачен`,
    order_to_confirm: `Заказ ${number} ждёт подтверждения`,
  }[kind];
  const to = [manager_id, center.manager_id].filter((one) => one !== null);
  return { to, kind, text, path: cardPath('orders', id) };
}

const letter = (
  { id, center_id }: Order,
  kind: string,
  to: string,
  subject: string,
  text: string,
): NewLetter => ({
  kind,
  to,
  subject,
  text,
  center_id,
  resource: 'orders',
  record_id: id,
});
