import { CircularProgress, Stack, Typography } from '@mui/material';

export function Loading() {
  return (
    <Stack
      role="status"
      sx={{
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        minHeight: '50vh',
        color: 'text.secondary',
      }}
    >
      <CircularProgress size={28} aria-hidden />
      <Typography>Загрузка…</Typography>
    </Stack>
  );
}
