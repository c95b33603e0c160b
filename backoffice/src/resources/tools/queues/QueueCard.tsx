import { Box, Button, Link, Stack, Typography } from '@mui/material';
import type { StaffQueue } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useAction } from '../../../kit/actions/useAction.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { ConfirmDialog } from '../../../kit/page/ConfirmDialog.tsx';
import { useRights } from '../../../kit/session/useRights.ts';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';
import { nameOfQueue } from './words.ts';

export function QueueCard({ queue, isOpen }: { queue: StaffQueue; isOpen: boolean }) {
  const { name, waiting, active, failed, oldest, is_paused } = queue;
  return (
    <Box component="li" sx={{ ...cardStyle, outline: isOpen ? 2 : 0, outlineColor: 'primary.main' }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
        <Typography variant="h2" sx={{ fontSize: 17, mr: 'auto' }}>
          <Link
            component={RouterLink}
            to={`/queues?queue=${name}`}
            aria-current={isOpen || undefined}
            underline="hover"
          >
            {nameOfQueue(name)}
          </Link>
        </Typography>
        {is_paused && <StatusChip status="paused" tone="waiting" label="Приостановлена" />}
        {failed > 0 && <StatusChip status="failed" tone="bad" label={`Не удалось: ${failed}`} />}
      </Stack>
      <Typography sx={{ fontSize: 14, color: 'text.secondary', mb: 1.5 }}>
        {waiting === 0 && active === 0 ? 'Всё сделано' : `Ждут: ${waiting} · выполняются: ${active}`}
        {oldest !== null && (
          <>
            <br />
            Дольше всех ждёт с {formatMoment(oldest)}
          </>
        )}
      </Typography>
      <Switch queue={queue} />
    </Box>
  );
}

/** A pause needs a confirmation: while it lasts, nothing is sent. */
function Switch({ queue: { name, is_paused } }: { queue: StaffQueue }) {
  const provider = useStaffData();
  const { may } = useRights();
  const { act, isBusy } = useAction(['queues']);
  const [isAsking, setAsking] = useState(false);
  if (!may('queues.pause')) return null;
  if (is_paused)
    return (
      <Button
        size="small"
        variant="outlined"
        disabled={isBusy}
        onClick={() => void act(() => provider.switchQueue(name, 'resume'), { done: 'Очередь работает' })}
      >
        Возобновить
      </Button>
    );
  return (
    <>
      <Button size="small" variant="outlined" disabled={isBusy} onClick={() => setAsking(true)}>
        Приостановить
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Приостановить: «${nameOfQueue(name)}»?`}
        content="Новое будет копиться и уйдёт, когда вы возобновите очередь. Ничего не потеряется."
        confirm="Приостановить"
        onConfirm={() =>
          void act(() => provider.switchQueue(name, 'pause'), { done: 'Очередь приостановлена' })
        }
        onClose={() => setAsking(false)}
      />
    </>
  );
}

const cardStyle = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  p: 2,
} as const;
