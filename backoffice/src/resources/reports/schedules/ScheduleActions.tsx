import { Box, Button } from '@mui/material';
import type { ReportSchedule } from '@odonta/api/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../../kit/actions/useAction.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { ConfirmDialog } from '../../../kit/page/ConfirmDialog.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';

interface ScheduleActionsProps {
  schedule: ReportSchedule;
  hasPeriod: boolean;
}

const queryKey = ['report_schedules'];

export function ScheduleActions({ schedule, hasPeriod }: ScheduleActionsProps) {
  const provider = useStaffData();
  const queries = useQueryClient();
  const { act, isBusy } = useAction(queryKey);
  const [open, setOpen] = useState<'change' | 'remove' | null>(null);
  const { id, title, next_on } = schedule;
  const handle = (action: 'pause' | 'resume' | 'send', done: string) =>
    void act(() => provider.handleReportSchedule(id, action), { done });
  return (
    <Box role="group" aria-label={`Рассылка «${title}»`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        size="small"
        variant="outlined"
        disabled={isBusy}
        onClick={() => handle('send', 'Письма отправлены')}
      >
        Отправить сейчас
      </Button>
      <Button size="small" disabled={isBusy} onClick={() => setOpen('change')}>
        Изменить
      </Button>
      {next_on === null ? (
        <Button size="small" disabled={isBusy} onClick={() => handle('resume', 'Рассылка продолжена')}>
          Продолжить
        </Button>
      ) : (
        <Button size="small" disabled={isBusy} onClick={() => handle('pause', 'Рассылка на паузе')}>
          Пауза
        </Button>
      )}
      <Button size="small" color="error" disabled={isBusy} onClick={() => setOpen('remove')}>
        Удалить
      </Button>
      {open === 'change' && (
        <ScheduleDialog
          report={schedule.report}
          title={`Рассылка «${title}»`}
          hasPeriod={hasPeriod}
          schedule={schedule}
          keep={async (draft) => {
            await provider.changeReportSchedule(schedule, draft);
            void queries.invalidateQueries({ queryKey });
          }}
          onClose={() => setOpen(null)}
        />
      )}
      <ConfirmDialog
        isOpen={open === 'remove'}
        title="Удалить рассылку?"
        content="Письма больше не придут, а ссылки из прежних писем перестанут открываться."
        confirm="Удалить"
        isWarning
        onConfirm={() => void act(() => provider.removeReportSchedule(id), { done: 'Рассылка удалена' })}
        onClose={() => setOpen(null)}
      />
    </Box>
  );
}
