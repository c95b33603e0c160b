import { Alert, Box, Button, Typography } from '@mui/material';
import type { StaffJob } from '@odonta/api/contract';
import { useQuery } from '@tanstack/react-query';
import { wordsOf } from '../../../kit/api/useComplain.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { Loading } from '../../../kit/page/Loading.tsx';
import { JobRow } from './JobRow.tsx';
import { nameOfQueue } from './words.ts';

/** How often the page is polled: its readers wait for a change. */
export const renewal = 5000;

/** The jobs of one queue, newest first and completed ones last. */
export function JobList({ queue }: { queue: string }) {
  const provider = useStaffData();
  const { data, error, refetch } = useQuery<StaffJob[]>({
    queryKey: ['queues', queue],
    queryFn: () => provider.jobs(queue),
    refetchInterval: renewal,
  });
  const title = `Задания: «${nameOfQueue(queue)}»`;
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 3, p: 2 }}
    >
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {error && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Повторить</Button>}>
          {wordsOf(error, 'Задания не загрузились')}
        </Alert>
      )}
      {!data && !error && <Loading />}
      {data?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>Заданий нет: очередь пуста.</Typography>
      )}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((job) => (
            <JobRow key={job.id} queue={queue} job={job} />
          ))}
        </Box>
      )}
    </Box>
  );
}
