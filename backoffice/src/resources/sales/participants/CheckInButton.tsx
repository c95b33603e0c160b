import { Button } from '@mui/material';
import type { StaffParticipant } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useNotify } from 'react-admin';
import { useAction } from '../../../kit/actions/useAction.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { useRights } from '../../../kit/session/useRights.ts';

const paid: readonly string[] = ['CONFIRMED', 'PARTIAL_REFUNDED'];

/** Checks a participant in; the server says why he may not enter, and whether he is in already. */
export function CheckInButton({ person }: { person: StaffParticipant }) {
  const { may } = useRights();
  const { checkIn } = useStaffData();
  const notify = useNotify();
  const { act, isBusy } = useAction(['participants']);
  if (person.checked_in_at) return <>Пришёл {formatMoment(person.checked_in_at)}</>;
  if (!may('participants.check_in') || !person.is_live || !paid.includes(person.order_status)) return <>—</>;
  const mark = () =>
    act(async () => {
      const { code, label } = await checkIn(person.id);
      notify(label, { type: code === 'OK' ? 'success' : 'warning' });
    });
  return (
    <Button
      size="small"
      variant="outlined"
      sx={{ whiteSpace: 'nowrap' }}
      disabled={isBusy}
      onClick={(event) => {
        // The row around it leads to the card.
        event.stopPropagation();
        void mark();
      }}
    >
      Отметить приход
    </Button>
  );
}
