import { Box, Button, Typography } from '@mui/material';
import type { StaffJob } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useState } from 'react';
import { useAction } from '../../../kit/actions/useAction.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { ConfirmDialog } from '../../../kit/page/ConfirmDialog.tsx';
import { listRow } from '../../../kit/page/listRow.ts';
import { useRights } from '../../../kit/session/useRights.ts';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';
import { jobStates } from './words.ts';

export function JobRow({ queue, job }: { queue: string; job: StaffJob }) {
  const { state, payload, attempts, attempts_limit, error, created_at } = job;
  const { label, tone } = jobStates[state];
  return (
    <Box component="li" sx={listRow}>
      <Box sx={{ minWidth: 0, flex: '1 1 260px' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <StatusChip status={state} tone={tone} label={label} />
          <Typography component="code" sx={{ fontSize: 13, overflowWrap: 'anywhere' }}>
            {JSON.stringify(payload)}
          </Typography>
        </Box>
        <Typography sx={{ fontSize: 13, color: 'text.secondary', mt: 0.5, overflowWrap: 'anywhere' }}>
          Создано {formatMoment(created_at)}
          {attempts > 0 && ` · повторов: ${attempts} из ${attempts_limit}`}
          {error && (
            <>
              <br />
              Ошибка: {error}
            </>
          )}
        </Typography>
      </Box>
      <Actions queue={queue} job={job} />
    </Box>
  );
}

function Actions({ queue, job: { id, state } }: { queue: string; job: StaffJob }) {
  const provider = useStaffData();
  const { may } = useRights();
  const { act, isBusy } = useAction(['queues']);
  const [isAsking, setAsking] = useState(false);
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {state === 'failed' && may('queues.retry') && (
        <Button
          size="small"
          variant="outlined"
          disabled={isBusy}
          onClick={() =>
            void act(() => provider.handleJob(queue, id, 'retry'), { done: 'Задание поставлено заново' })
          }
        >
          Повторить
        </Button>
      )}
      {state !== 'active' && state !== 'completed' && may('queues.discard') && (
        <Button size="small" color="error" disabled={isBusy} onClick={() => setAsking(true)}>
          Выбросить
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Выбросить задание?"
        content="Оно не будет выполнено. Вернуть его нельзя."
        confirm="Выбросить"
        onConfirm={() =>
          void act(() => provider.handleJob(queue, id, 'discard'), { done: 'Задание выброшено' })
        }
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}
