import { Box, Button, Typography } from '@mui/material';
import type { StaffCenterInvitation } from '@odonta/api/contract';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useAction } from '../../../../kit/actions/useAction.ts';
import { useStaffData } from '../../../../kit/api/useStaffData.ts';
import { listRow } from '../../../../kit/page/listRow.ts';

/** The links a manager issued, and their state. */
export function IssuedInvitations() {
  const provider = useStaffData();
  const { act, isBusy } = useAction(['center_invitations']);
  const { data = [] } = useQuery({
    queryKey: ['center_invitations'],
    queryFn: () => provider.centerInvitations(),
  });
  if (data.length === 0) return null;
  const withdraw = ({ id }: StaffCenterInvitation) =>
    act(() => provider.withdrawCenterInvitation(id), { done: 'Ссылка больше не действует' });
  return (
    <Box>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 0.5 }}>
        Ваши ссылки
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((invitation) => (
          <Box component="li" key={invitation.id} sx={listRow}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ overflowWrap: 'anywhere' }}>{invitation.name ?? `Ссылка № ${invitation.id}`}</Box>
              <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
                <InvitationState {...invitation} />
              </Box>
            </Box>
            {invitation.state === 'WAITS' && (
              <Button
                size="small"
                color="error"
                disabled={isBusy}
                aria-label={`Отозвать: ${invitation.name ?? `ссылка № ${invitation.id}`}`}
                onClick={() => void withdraw(invitation)}
              >
                Отозвать
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function InvitationState({ state, expires_at, center_id }: StaffCenterInvitation) {
  if (state === 'WAITS') return <>ждёт до {formatMoscowDay(expires_at)}</>;
  if (state === 'OVER') return <>больше не действует</>;
  return center_id === null ? (
    <>использована</>
  ) : (
    <>
      зарегистрирован <Link to={`/centers/${center_id}/show`}>центр № {center_id}</Link>
    </>
  );
}
