import type { OtherOrder, StaffOrder } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { buyerKinds, paymentMethods } from '@odonta/db/vocabulary/orders/order.ts';
import { cancelReasons } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useRecordContext } from 'react-admin';
import { CallLink, MailLink } from '../../../kit/record/ContactLinks.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { Unwritten } from '../../../kit/status/Unwritten.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { ProdLink } from '../../content/manager_requests/ProdLink.tsx';
import { RelatedPapers } from '../../money/RelatedPapers.tsx';
import { OtherRows } from '../clients/OtherRows.tsx';
import { AskRefund } from './AskRefund.tsx';
import { Checks } from './Checks.tsx';
import { CopyLink } from './CopyLink.tsx';
import { EditContact } from './EditContact.tsx';
import { OrderPayments } from './OrderPayments.tsx';
import { OrderSeats } from './OrderSeats.tsx';
import { deadlineOf, OrderState } from './OrderState.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { OrderWork } from './OrderWork.tsx';
import { linkTransitions, PaymentLink } from './PaymentLink.tsx';
import { transitionBodies } from './transitionBodies.tsx';
import { whenAndWhere } from './whenAndWhere.ts';

export const OrderCard = () => (
  <ShowPage<StaffOrder>
    titleOf={({ number, last_name, first_name }) => `${number} · ${last_name} ${first_name}`}
    facts={(order) => (
      <>
        <OrderState order={order} />
        <Unwritten email={order.email} />
        <span>{deadlineOf(order) ?? `Создан ${formatMoment(order.created_at)}`}</span>
      </>
    )}
    actions={
      <>
        <EditContact />
        <AskRefund />
        <PaymentLink />
        <CopyLink />
        <TransitionButtons bodies={transitionBodies} except={linkTransitions} />
      </>
    }
    aside={[
      { id: 'sums', title: 'Суммы', content: <Facts<StaffOrder> rows={sumRows} /> },
      { id: 'buyer', title: 'Покупатель', content: <Buyer /> },
      { id: 'work', title: 'Работа с заказом', content: <OrderWork /> },
    ]}
    sections={[
      { id: 'course', title: 'Курс', content: <Facts<StaffOrder> rows={courseRows} /> },
      { id: 'seats', title: 'Участники', content: <OrderSeats /> },
      { id: 'payments', title: 'Оплаты', content: <OrderPayments /> },
      { id: 'papers', title: 'Связанные документы', content: <RelatedPapers /> },
      { id: 'steps', title: 'Ход заказа', content: <OrderTimeline /> },
    ]}
  />
);

function Buyer() {
  const order = useRecordContext<StaffOrder>();
  const { legal_user_id, phone = '' } = order ?? {};
  return (
    <>
      <Facts<StaffOrder> rows={buyerRows} />
      <OtherRows client={legal_user_id ? `company-${legal_user_id}` : phone} of="orders" />
    </>
  );
}

const some = (sum: number) => sum > 0 && formatPrice(sum);

const sumRows: readonly FactRow<StaffOrder>[] = [
  ['subtotal', ({ subtotal, total }) => subtotal !== total && formatPrice(subtotal)],
  ['promo_sum', ({ promo_sum }) => some(promo_sum)],
  ['bonus_sum', ({ bonus_sum }) => some(bonus_sum)],
  ['total', ({ total }) => formatPrice(total)],
  ['paid_sum', ({ paid_sum }) => some(paid_sum)],
  ['refunded_sum', ({ refunded_sum }) => some(refunded_sum)],
  ['debt', ({ debt }) => some(debt)],
  ['payment_method', ({ payment_method }) => paymentMethods[payment_method]],
];

const buyerRows: readonly FactRow<StaffOrder>[] = [
  ['last_name', ({ last_name }) => last_name],
  ['first_name', ({ first_name, middle_name }) => [first_name, middle_name].filter(Boolean).join(' ')],
  ['phone', ({ phone }) => <CallLink phone={phone} />],
  ['email', ({ email }) => <MailLink email={email} />],
  ['city', ({ city }) => city],
  ['buyer_kind', ({ buyer_kind }) => buyerKinds[buyer_kind]],
  ['comment_client', ({ comment_client }) => comment_client],
];

const OtherOrderLink = ({ order: { id, number } }: { order: OtherOrder }) => (
  <RecordPointer resource="orders" id={id} name={number} />
);

const timeOf = (days: number) =>
  days === 0 ? 'позже' : `за ${plural(days, ['день', 'дня', 'дней'])} до начала и раньше`;

const courseRows: readonly FactRow<StaffOrder>[] = [
  [
    'prod',
    ({ prod }) => (
      <>
        <ProdLink prod={prod} />
        {`\n${[whenAndWhere(prod)[0], prod.place].filter(Boolean).join(' · ')}`}
      </>
    ),
  ],
  ['center', ({ center }) => center],
  ['checks', ({ checks, status }) => status === 'CREATED' && checks.length > 0 && <Checks checks={checks} />],
  ['confirm_deadline', ({ confirm_deadline }) => confirm_deadline && formatMoment(confirm_deadline)],
  ['expires_at', ({ expires_at }) => expires_at && formatMoment(expires_at)],
  ['confirmed_at', ({ confirmed_at }) => confirmed_at && formatMoment(confirmed_at)],
  [
    'request_id',
    ({ request_id }) => request_id && <RecordPointer resource="manager_requests" id={request_id} />,
  ],
  ['moved_from', ({ moved_from }) => moved_from && <OtherOrderLink order={moved_from} />],
  ['moved_to', ({ moved_to }) => moved_to && <OtherOrderLink order={moved_to} />],
  ['cancel_reason', ({ cancel_reason }) => cancel_reason && cancelReasons[cancel_reason]],
  ['reason_comment', ({ reason_comment }) => reason_comment],
  [
    'refund_policy',
    ({ refund_policy }) =>
      refund_policy.map(({ days_before, percent }) => `${timeOf(days_before)} — ${percent} %`).join('\n'),
  ],
];
