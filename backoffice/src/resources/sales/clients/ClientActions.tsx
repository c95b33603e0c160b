import { Button } from '@mui/material';
import type { StaffClient } from '@odonta/api/contract';
import { Link } from 'react-router-dom';
import { useRights } from '../../../kit/session/useRights.ts';

/** The next step of a call, with the phone filled in. */
export function ClientActions({ client: { phone } }: { client: StaffClient }) {
  const { may } = useRights();
  const state = phone ? { record: { phone } } : null;
  return (
    <>
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
