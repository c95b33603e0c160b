import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import type { SessionEntry } from '@odonta/api/contract';
import { deviceName } from '@odonta/db/vocabulary/identity/deviceName.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { wordsOf } from '../api/useComplain.ts';
import { listRow } from '../page/listRow.ts';
import { StatusChip } from '../status/StatusChip.tsx';
import type { useSessions } from './useSessions.ts';

interface SessionListProps {
  sessions: ReturnType<typeof useSessions>;
  /** Absent where sessions are only ended all together. */
  onEnd?: (session: SessionEntry) => void;
}

export function SessionList({
  sessions: { data, error, isPending, isBusy, refetch },
  onEnd,
}: SessionListProps) {
  if (isPending) return <Skeleton variant="rounded" height={96} />;
  if (error)
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>Повторить</Button>}>
        {wordsOf(error, 'Не удалось загрузить сеансы')}
      </Alert>
    );
  if (data.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>Открытых сеансов нет.</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((session) => (
        <Box component="li" key={session.id} sx={listRow}>
          <About session={session} />
          {onEnd && !session.is_current && (
            <Button
              disabled={isBusy}
              aria-label={`Завершить: ${deviceName(session.user_agent)}`}
              onClick={() => onEnd(session)}
            >
              Завершить
            </Button>
          )}
        </Box>
      ))}
    </Box>
  );
}

function About({
  session: { user_agent, ip, created_at, last_used_at, is_current },
}: {
  session: SessionEntry;
}) {
  return (
    <Box sx={{ minWidth: 0, flex: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', fontWeight: 600 }}>
        {deviceName(user_agent)}
        {is_current && <StatusChip status="current" tone="good" label="Это устройство" />}
      </Box>
      <Typography sx={{ fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        Вход {formatMoment(created_at)}
        {ip && ` · адрес ${ip}`}
        <br />
        Последнее действие {formatMoment(last_used_at)}
      </Typography>
    </Box>
  );
}
