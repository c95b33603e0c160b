import { Link } from '@mui/material';
import type { StaffProd } from '@odonta/api/contract';
import { Link as RouterLink } from 'react-router-dom';
import { filteredAddress } from '../../../kit/resource/menu.ts';
import { useRights } from '../../../kit/session/useRights.ts';

/** People waiting for the course: for its seats where there is a list, else for its opening. */
export function WaitlistLink({ prod: { id, status, state } }: { prod: StaffProd }) {
  const { may } = useRights();
  const isWaitedFor = status === 'CONFIRMED' && (waited as readonly string[]).includes(state);
  if (!isWaitedFor || !may('waitlist.list')) return null;
  return (
    <Link component={RouterLink} to={filteredAddress('waitlist', { prod_id: id })}>
      Лист ожидания
    </Link>
  );
}

const waited = ['WAITLIST', 'PAUSED', 'NOT_YET_OPEN', 'NO_DATE'];
