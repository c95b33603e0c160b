import { Button } from '@mui/material';
import type { StaffClient, StaffIndividual } from '@odonta/api/contract';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router-dom';
import { useRights } from '../../../kit/session/useRights.ts';
import { RecordCall } from '../../content/calls/RecordCall.tsx';

/** The next step of a call, with the phone filled in. */
export function ClientActions({ client }: { client: StaffClient }) {
  const { may } = useRights();
  const phone = usePhone(client);
  const state = phone ? { record: { phone } } : null;
  return (
    <>
      <RecordCall phone={phone} />
      {may('manager_requests.create') && (
        <Button component={Link} to="/manager_requests/create" state={state} variant="outlined">
          Новая заявка
        </Button>
      )}
      {may('orders.create') && (
        <Button component={Link} to="/orders/create" state={state} variant="outlined">
          Новый заказ
        </Button>
      )}
    </>
  );
}

/** The phone it was found by, or the one of the account. */
function usePhone({ phone, individual }: StaffClient): string | null {
  const { may } = useRights();
  const { data } = useGetOne<StaffIndividual>(
    'individuals',
    { id: individual?.id ?? 0 },
    { enabled: individual !== null && phone === null && may('individuals.show') },
  );
  return phone ?? data?.phone ?? null;
}
