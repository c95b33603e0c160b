import { Box, Checkbox, FormControlLabel, FormGroup, Skeleton } from '@mui/material';
import type { StaffOrder, StaffParticipant } from '@odonta/api/contract';
import { useGetList, useGetOne, useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useRights } from '../../../kit/session/useRights.ts';
import { participantName } from '../../sales/participants/participantName.ts';
import { BothSums } from './BothSums.tsx';

/** The seats of the order to give up; both sums are shown before the request. */
export function LeavingSeats() {
  const orderId = useWatch({ name: 'order_id' }) as number | null | undefined;
  if (!orderId) return <>Выберите заказ, и здесь появятся его участники.</>;
  return <SeatsOf key={orderId} orderId={orderId} />;
}

function SeatsOf({ orderId }: { orderId: number }) {
  const { may } = useRights();
  const { field } = useInput({ source: 'participant_ids', defaultValue: [] });
  const chosen = (field.value ?? []) as number[];
  const { data: order } = useGetOne<StaffOrder>('orders', { id: orderId });
  const { data: people = [] } = useGetList<StaffParticipant>(
    'participants',
    {
      filter: { order_id: orderId },
      pagination: { page: 1, perPage: 500 },
      sort: { field: 'number', order: 'ASC' },
    },
    { enabled: may('participants.list') },
  );
  if (!order) return <Skeleton variant="rounded" height={96} />;
  const seats = order.participants.filter(({ state }) => state === 'ACTIVE');
  const nameOf = (id: number, number: number) => {
    const person = people.find((each) => each.id === id);
    return person ? participantName(person) : `Место ${number}`;
  };
  const toggle = (id: number, isChosen: boolean) =>
    field.onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FormGroup aria-label="За кого возврат">
        {seats.map(({ id, number }) => (
          <FormControlLabel
            key={id}
            label={nameOf(id, number)}
            control={
              <Checkbox checked={chosen.includes(id)} onChange={({ target }) => toggle(id, target.checked)} />
            }
          />
        ))}
      </FormGroup>
      {chosen.length > 0 && <BothSums orderId={orderId} participants={chosen} />}
    </Box>
  );
}
