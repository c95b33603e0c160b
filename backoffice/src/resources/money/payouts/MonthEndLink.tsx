import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useRights } from '../../../kit/session/useRights.ts';

/** To the payouts of all centres at once. */
export function MonthEndLink() {
  const { may } = useRights();
  if (!may('payouts.create')) return null;
  return (
    <Button component={Link} to="/month_end" variant="outlined">
      Выплаты за месяц
    </Button>
  );
}
