import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { centerInvitationDays } from '@odonta/db/vocabulary/catalog/centerInvitations.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../../../kit/actions/useAction.ts';
import { useStaffData } from '../../../../kit/api/useStaffData.ts';
import { IssuedInvitations } from './IssuedInvitations.tsx';
import { IssuedLink } from './IssuedLink.tsx';

export function InviteCenterDialog({ onClose }: { onClose: () => void }) {
  const provider = useStaffData();
  const { act, isBusy } = useAction(['center_invitations']);
  const [name, setName] = useState('');
  const [link, setLink] = useState<string | null>(null);

  async function invite(event: FormEvent) {
    event.preventDefault();
    await act(async () => setLink((await provider.inviteCenter(name)).link), {
      failed: 'Не удалось сделать ссылку',
    });
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="invite-title">
      <DialogTitle id="invite-title">Пригласить учебный центр</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <Typography>
            По ссылке центр зарегистрируется сам и закрепится за вами. Она подойдёт одному центру и действует{' '}
            {plural(centerInvitationDays, ['день', 'дня', 'дней'])}.
          </Typography>
          {link ? (
            <IssuedLink link={link} />
          ) : (
            <Stack component="form" onSubmit={invite} sx={{ gap: 1.5, alignItems: 'flex-start' }}>
              <TextField
                label="Название центра"
                value={name}
                onChange={(event) => setName(event.target.value)}
                helperText="Необязательно: центр увидит его в форме, а вы — в списке ссылок"
                slotProps={{ htmlInput: { maxLength: 200 } }}
                fullWidth
                autoFocus
              />
              <Button type="submit" variant="contained" disabled={isBusy}>
                {isBusy ? 'Делаю ссылку…' : 'Сделать ссылку'}
              </Button>
            </Stack>
          )}
          <IssuedInvitations />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Закрыть</Button>
      </DialogActions>
    </Dialog>
  );
}
