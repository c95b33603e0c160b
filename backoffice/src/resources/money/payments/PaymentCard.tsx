import type { StaffPayment } from '@odonta/api/contract';
import { paymentLifecycle } from '@odonta/db/vocabulary/money/payments/paymentLifecycle.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { paymentChannels, paymentMethods } from '@odonta/db/vocabulary/orders/order.ts';
import { formatDate, formatMoment } from '@odonta/db/vocabulary/time.ts';
import { Timeline } from '../../../kit/history/Timeline.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { StatusField } from '../../../kit/status/StatusField.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { RelatedPapers } from '../RelatedPapers.tsx';
import { BankNotifications } from './BankNotifications.tsx';
import { PaidOrders, PaymentRefunds } from './PaymentParts.tsx';
import { PaymentReceipts } from './PaymentReceipts.tsx';
import { RenewWhileAsked } from './RenewWhileAsked.tsx';

export const PaymentCard = () => (
  <ShowPage<StaffPayment>
    titleOf={({ id }) => `Платёж № ${id}`}
    facts={({ sum, channel }) => (
      <>
        <StatusField statuses={paymentLifecycle.statuses} />
        <span>{formatExact(sum)}</span>
        <span>{paymentChannels[channel]}</span>
      </>
    )}
    actions={
      <>
        <RenewWhileAsked />
        <TransitionButtons />
      </>
    }
    aside={[{ id: 'bank', title: 'Что сказал банк', content: <Facts<StaffPayment> rows={bankRows} /> }]}
    sections={[
      { id: 'orders', title: 'За что платят', content: <PaidOrders /> },
      { id: 'papers', title: 'Связанные документы', content: <RelatedPapers /> },
      { id: 'sums', title: 'Деньги', content: <Facts<StaffPayment> rows={sumRows} /> },
      { id: 'refunds', title: 'Возвраты на карту', content: <PaymentRefunds /> },
      { id: 'receipts', title: 'Чеки', content: <PaymentReceipts /> },
      { id: 'steps', title: 'Ход платежа', content: <Timeline opening="Платёж создан" /> },
      { id: 'notifications', title: 'Уведомления банка', content: <BankNotifications /> },
    ]}
  />
);

const some = (sum: number) => sum > 0 && formatExact(sum);
const moment = (seconds: number | null) => seconds !== null && formatMoment(seconds);

const sumRows: readonly FactRow<StaffPayment>[] = [
  ['sum', ({ sum }) => formatExact(sum)],
  ['captured_sum', ({ captured_sum }) => some(captured_sum)],
  ['refunded_sum', ({ refunded_sum }) => some(refunded_sum)],
  ['method', ({ method }) => paymentMethods[method]],
  ['banner_id', ({ banner_id }) => banner_id !== null && `№ ${banner_id}`],
  ['pinning_id', ({ pinning_id }) => pinning_id !== null && `№ ${pinning_id}`],
  [
    'is_two_stage',
    ({ is_two_stage, method }) =>
      method === 'CARD' && (is_two_stage ? 'В два шага: деньги удержат до ответа центра' : 'Сразу'),
  ],
  ['document_number', ({ document_number }) => document_number],
  ['document_date', ({ document_date }) => document_date && formatDate(document_date)],
];

const bankRows: readonly FactRow<StaffPayment>[] = [
  ['provider_payment_id', ({ provider_payment_id }) => provider_payment_id],
  ['provider_status', ({ provider_status }) => provider_status],
  ['pan_mask', ({ pan_mask }) => pan_mask],
  ['error_text', ({ error_text }) => error_text],
  ['error_code', ({ error_code }) => error_code],
  ['next_look_at', ({ next_look_at }) => moment(next_look_at)],
  ['void_asked_at', ({ void_asked_at, finished_at }) => finished_at === null && moment(void_asked_at)],
  ['finished_at', ({ finished_at }) => moment(finished_at)],
  ['attempt', ({ attempt, method }) => method === 'CARD' && attempt],
];
