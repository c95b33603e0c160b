import { Box, Link, Stack } from '@mui/material';
import type { StaffOrder, StaffOrderSeat, StaffParticipant } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { participantStates } from '@odonta/db/vocabulary/orders/order.ts';
import { useGetList, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useRights } from '../../../kit/session/useRights.ts';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';
import { participantName } from '../participants/participantName.ts';

/** Places of an order with their prices; participants are shown only with the right to see them. */
export function OrderSeats() {
  const order = useRecordContext<StaffOrder>();
  const { may } = useRights();
  const mayName = may('participants.list');
  const { data = [] } = useGetList<StaffParticipant>(
    'participants',
    {
      filter: { order_id: order?.id },
      pagination: { page: 1, perPage: 500 },
      sort: { field: 'number', order: 'ASC' },
    },
    { enabled: mayName && order !== undefined },
  );
  if (!order) return null;
  const people = new Map(data.map((person) => [person.id, person]));
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {order.participants.map((seat) => (
        <Box
          component="li"
          key={seat.id}
          sx={{ py: 1, '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' } }}
        >
          <Seat seat={seat} person={people.get(seat.id)} />
        </Box>
      ))}
    </Box>
  );
}

function Seat({ seat, person }: { seat: StaffOrderSeat; person: StaffParticipant | undefined }) {
  const discount = seat.promo_share + seat.bonus_share;
  return (
    <Stack direction="row" sx={{ gap: 2, justifyContent: 'space-between', flexWrap: 'wrap' }}>
      <Box sx={{ minWidth: 0 }}>
        {person ? (
          <Link component={RouterLink} to={`/participants/${person.id}/show`}>
            {participantName(person)}
          </Link>
        ) : (
          `Место ${seat.number}`
        )}
        <Box sx={{ fontSize: 14, color: 'text.secondary' }}>{seat.tier_label}</Box>
      </Box>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
        {seat.state !== 'ACTIVE' && <StatusChip status="CANCELED" label={participantStates[seat.state]} />}
        {person?.checked_in_at && <StatusChip status="CONFIRMED" label="Пришёл" />}
        <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
          {formatPrice(seat.unit_price)}
          {discount > 0 && (
            <Box sx={{ fontSize: 14, color: 'text.secondary' }}>{`−${formatPrice(discount)}`}</Box>
          )}
        </Box>
      </Stack>
    </Stack>
  );
}
