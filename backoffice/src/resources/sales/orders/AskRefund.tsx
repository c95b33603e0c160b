import { Button } from '@mui/material';
import type { StaffOrder } from '@odonta/api/contract';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useRights } from '../../../kit/session/useRights.ts';

const sold: readonly string[] = ['CONFIRMED', 'PARTIAL_REFUNDED'];

/** To the form in which both sums are seen before money is asked back. */
export function AskRefund() {
  const order = useRecordContext<StaffOrder>();
  const { may } = useRights();
  if (!order || !may('refunds.create') || !sold.includes(order.status) || order.paid_sum === 0) return null;
  const search = new URLSearchParams({ source: JSON.stringify({ order_id: order.id }) });
  return (
    <Button component={Link} to={`/refunds/create?${search}`} variant="outlined">
      Вернуть деньги
    </Button>
  );
}
