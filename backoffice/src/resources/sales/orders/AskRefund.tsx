import { Button } from '@mui/material';
import type { StaffOrder, StaffRefund } from '@odonta/api/contract';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useRights } from '../../../kit/session/useRights.ts';

const sold: readonly string[] = ['CONFIRMED', 'PARTIAL_REFUNDED'];

/** To the form in which both sums are seen before money is asked back. */
export function AskRefund() {
  const order = useRecordContext<StaffOrder>();
  const { may } = useRights();
  if (!order || !may('refunds.create') || !sold.includes(order.status) || order.paid_sum === 0) return null;
  const search = new URLSearchParams({ source: JSON.stringify(usual(order)) });
  return (
    <Button component={Link} to={`/refunds/create?${search}`} variant="outlined">
      Вернуть деньги
    </Button>
  );
}

/** Most refunds are of a buyer who gives up the only seat; the form shows both, to be changed. */
function usual({ id, participants }: StaffOrder): Partial<StaffRefund> {
  const seats = participants.filter(({ state }) => state === 'ACTIVE').map((seat) => seat.id);
  return { order_id: id, reason: 'CLIENT_REFUSED', ...(seats.length === 1 && { participant_ids: seats }) };
}
