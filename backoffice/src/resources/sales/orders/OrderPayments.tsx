import { Box, Stack } from '@mui/material';
import type { StaffOrder, StaffOrderPayment } from '@odonta/api/contract';
import { paymentLifecycle } from '@odonta/db/vocabulary/money/payments/paymentLifecycle.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { paymentMethods } from '@odonta/db/vocabulary/orders/order.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useRecordContext } from 'react-admin';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';

export function OrderPayments() {
  const order = useRecordContext<StaffOrder>();
  if (!order) return null;
  if (order.payments.length === 0) return noneOf(order);
  return (
    <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
      {order.payments.map((payment) => (
        <Box component="li" key={payment.id}>
          <Payment {...payment} />
        </Box>
      ))}
    </Stack>
  );
}

/** Money received by invoice or manually is no card payment, and is not denied here. */
const noneOf = ({ paid_sum }: StaffOrder): string =>
  paid_sum > 0 ? 'Картой не платили: деньги поступили иначе.' : 'Оплат по заказу не было.';

const Payment = ({
  id,
  method,
  sum,
  status,
  pan_mask,
  refunded_sum,
  error_text,
  created_at,
}: StaffOrderPayment) => (
  <>
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <b>
        <RecordPointer resource="payments" id={id} name={formatPrice(sum)} />
      </b>
      <StatusChip status={status} label={paymentLifecycle.statuses[status].label} />
    </Stack>
    <Box sx={{ fontSize: 14, color: 'text.secondary' }}>
      {[
        formatMoment(created_at),
        paymentMethods[method],
        pan_mask,
        refunded_sum > 0 && `возвращено ${formatPrice(refunded_sum)}`,
        error_text,
      ]
        .filter(Boolean)
        .join(' · ')}
    </Box>
  </>
);
