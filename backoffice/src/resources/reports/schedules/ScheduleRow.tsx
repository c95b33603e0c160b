import { Box, Typography } from '@mui/material';
import type { ReportSchedule } from '@odonta/api/contract';
import { formatDate } from '@odonta/db/vocabulary/time.ts';
import { listRow } from '../../../kit/page/listRow.ts';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';
import { ScheduleActions } from './ScheduleActions.tsx';
import { rhythmInWords, sendingInWords } from './scheduleInWords.ts';

interface ScheduleRowProps {
  schedule: ReportSchedule;
  hasPeriod: boolean;
}

export function ScheduleRow({ schedule, hasPeriod }: ScheduleRowProps) {
  const { title, about, recipients, next_on, last } = schedule;
  return (
    <Box component="li" sx={listRow}>
      <Box sx={{ minWidth: 0, flex: '1 1 320px', overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography component="h2" sx={{ fontWeight: 600 }}>
            {[title, ...about].join(' · ')}
          </Typography>
          {next_on === null && <StatusChip status="PAUSED" tone="muted" label="На паузе" />}
        </Box>
        <Typography sx={{ fontSize: 14 }}>{rhythmInWords(schedule, hasPeriod)}</Typography>
        <Typography sx={{ fontSize: 14 }}>Кому: {recipients.map(({ name }) => name).join(', ')}</Typography>
        <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>
          {next_on && `Следующая: ${formatDate(next_on)} · `}
          {sendingInWords(last)}
        </Typography>
      </Box>
      <ScheduleActions schedule={schedule} hasPeriod={hasPeriod} />
    </Box>
  );
}
