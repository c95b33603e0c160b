import { Alert, Box, Button, Typography } from '@mui/material';
import type { ReportSummary } from '@odonta/api/contract';
import { useQuery } from '@tanstack/react-query';
import { wordsOf } from '../../../kit/api/useComplain.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { Loading } from '../../../kit/page/Loading.tsx';
import { ScheduleRow } from './ScheduleRow.tsx';

/** Scheduled reports: each user sees his own. */
export function Schedules({ reports }: { reports: readonly ReportSummary[] }) {
  const provider = useStaffData();
  const { data, error, refetch } = useQuery({
    queryKey: ['report_schedules'],
    queryFn: () => provider.reportSchedules(),
    retry: false,
  });
  if (error)
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>Повторить</Button>}>
        {wordsOf(error, 'Рассылки не загрузились')}
      </Alert>
    );
  if (!data) return <Loading />;
  if (data.length === 0)
    return (
      <Typography sx={{ py: 3 }}>
        Рассылок пока нет. Откройте отчёт и нажмите «Присылать по расписанию».
      </Typography>
    );
  return (
    <Box component="ul" aria-label="Рассылки отчётов" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((schedule) => (
        <ScheduleRow
          key={schedule.id}
          schedule={schedule}
          hasPeriod={reports.find(({ name }) => name === schedule.report)?.has_period ?? true}
        />
      ))}
    </Box>
  );
}
