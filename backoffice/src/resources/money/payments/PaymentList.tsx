import { Box } from '@mui/material';
import type { StaffPayment } from '@odonta/api/contract';
import { paymentLifecycle } from '@odonta/db/vocabulary/money/payments/paymentLifecycle.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { paymentChannels } from '@odonta/db/vocabulary/orders/order.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { StatusField, tabsOf } from '../../../kit/status/StatusField.tsx';
import { paymentFilters } from './paymentFilters.tsx';

const { Column, moment, money, status } = columnsOf<StaffPayment>();
const { statuses } = paymentLifecycle;

const extra = ['captured_sum', 'refunded_sum', 'document_number', 'pan_mask', 'finished_at'];

const ordersOf = ({ orders }: StaffPayment) => orders.map(({ number }) => number).join(', ') || '—';
const nameOf = (payment: StaffPayment) => `№ ${payment.id} · ${ordersOf(payment)}`;

/** Attempts to pay, successful or not: where the money is, and the bank's answer. */
export const PaymentList = () => (
  <ListPage<StaffPayment> tabs={tabsOf(statuses)} filters={paymentFilters} renewEvery={60}>
    <RecordTable<StaffPayment> card={PaymentRow} extra={extra}>
      <Column source="id" render={(payment) => <RecordLink>{nameOf(payment)}</RecordLink>} />
      <Column {...moment('created_at')} />
      <Column {...money('sum')} />
      <Column source="channel" disableSort render={({ channel }) => paymentChannels[channel]} />
      <Column source="provider_payment_id" disableSort />
      <Column source="error_text" disableSort />
      <Column {...status(statuses)} />
      <Column {...money('captured_sum')} disableSort />
      <Column {...money('refunded_sum')} disableSort />
      <Column source="document_number" disableSort />
      <Column source="pan_mask" disableSort />
      <Column {...moment('finished_at')} />
    </RecordTable>
  </ListPage>
);

function PaymentRow({ record }: { record: StaffPayment }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <RecordLink>{nameOf(record)}</RecordLink>
      <Box sx={{ my: 0.5 }}>
        {formatExact(record.sum)}
        <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
          {` · ${formatMoment(record.created_at)}`}
        </Box>
      </Box>
      <StatusField statuses={statuses} />
    </Box>
  );
}
