import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useAuthProvider, useGetIdentity } from 'react-admin';
import { basenameOf } from '../basename.ts';
import type { StaffAuthProvider, StaffIdentity } from '../kit/session/authProvider.ts';

/** Keeps the impersonation visible. */
export function ImpersonationBanner() {
  const { identity } = useGetIdentity();
  const authProvider = useAuthProvider<StaffAuthProvider>();
  const [isBusy, setBusy] = useState(false);
  const { deputy_name, fullName } = (identity ?? {}) as Partial<StaffIdentity>;
  if (!deputy_name) return null;

  async function leave() {
    setBusy(true);
    await authProvider?.logout({});
    // A full reload: nothing of the impersonated user's data stays on the screen.
    window.location.assign(`${basenameOf(window.location.pathname)}/users`);
  }

  return (
    <Box
      role="status"
      sx={{
        bgcolor: 'error.main',
        color: 'error.contrastText',
        px: { xs: 1.5, sm: 2.5 },
        py: 0.5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
      }}
    >
      <span>Вы вошли как {fullName} ·</span>
      <Button
        color="inherit"
        size="small"
        disabled={isBusy}
        onClick={() => void leave()}
        sx={{ textDecoration: 'underline' }}
      >
        Выйти
      </Button>
    </Box>
  );
}
