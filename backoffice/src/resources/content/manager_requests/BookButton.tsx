import { Button } from '@mui/material';
import type { StaffManagerRequest } from '@odonta/api/contract';
import { partsOfTypedName } from '@odonta/db/vocabulary/identity/typedName.ts';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useIsMasked } from '../../../kit/session/masks.ts';
import { useRights } from '../../../kit/session/useRights.ts';

/** Opens the form of an order with all that the request says; saving it closes the request. */
export function BookButton() {
  const request = useRecordContext<StaffManagerRequest>();
  const { may } = useRights();
  const isMasked = useIsMasked();
  const isOpen = request?.available_transitions.some(({ name }) => name === 'confirm');
  if (!request || !isOpen || isMasked || !may('orders.create')) return null;
  return (
    <Button variant="outlined" component={Link} to="/orders/create" state={{ record: orderOf(request) }}>
      Оформить заказ
    </Button>
  );
}

/** The first participant is the client until somebody says otherwise. */
function orderOf({ id, name, phone, email, city, comment, prod_id }: StaffManagerRequest) {
  const person = { ...partsOfTypedName(name), phone, email };
  return {
    ...person,
    city,
    comment,
    prod_id,
    participation: 'main',
    participants: [person],
    from_request_id: id,
  };
}
