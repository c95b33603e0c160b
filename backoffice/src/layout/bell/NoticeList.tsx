import { Alert, Box, Button, Link, Typography } from '@mui/material';
import type { Notice } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { Link as RouterLink } from 'react-router-dom';
import type { useNotices } from './useNotices.ts';

type NoticeListProps = Pick<
  ReturnType<typeof useNotices>,
  'data' | 'error' | 'isPending' | 'isBusy' | 'mayRead' | 'read' | 'refetch'
> & { onLeave: () => void };

export function NoticeList(props: NoticeListProps) {
  const { data, error, isPending, isBusy, mayRead, read, refetch, onLeave } = props;
  const newest = data?.notices[0];
  return (
    <Box sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h2">Уведомления</Typography>
        {mayRead && newest && (data?.unread ?? 0) > 0 && (
          <Button size="small" disabled={isBusy} onClick={() => void read({ up_to: newest.id })}>
            Прочитать все
          </Button>
        )}
      </Box>
      {error && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              Повторить
            </Button>
          }
        >
          Уведомления не загрузились. {error.message}
        </Alert>
      )}
      {isPending && <Typography role="status">Загрузка…</Typography>}
      {data?.notices.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          Здесь появится, когда вас упомянут в заметке или назначат вам заявку.
        </Typography>
      )}
      {newest && (
        <Box component="ul" aria-label="Список уведомлений" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.notices.map((notice) => (
            <Entry
              key={notice.id}
              notice={notice}
              isBusy={isBusy}
              mayRead={mayRead}
              onRead={() => void read({ ids: [notice.id] })}
              onLeave={onLeave}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

interface EntryProps {
  notice: Notice;
  isBusy: boolean;
  mayRead: boolean;
  onRead: () => void;
  onLeave: () => void;
}

function Entry({
  notice: { text, path, created_at, is_read },
  isBusy,
  mayRead,
  onRead,
  onLeave,
}: EntryProps) {
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Link
        component={RouterLink}
        to={path}
        underline="hover"
        color="text.primary"
        onClick={() => {
          if (mayRead && !is_read) onRead();
          onLeave();
        }}
        sx={{ display: 'block', py: 0.25, fontWeight: is_read ? 400 : 650, overflowWrap: 'anywhere' }}
      >
        {text}
      </Link>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary', fontSize: 13 }}>
        {formatMoment(created_at)}
        {mayRead && !is_read && (
          <Button size="small" disabled={isBusy} aria-label={`Прочитано: ${text}`} onClick={onRead}>
            Прочитано
          </Button>
        )}
      </Box>
    </Box>
  );
}
