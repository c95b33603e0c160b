import { Alert, Box, Button } from '@mui/material';
import type { StaffQueue } from '@odonta/api/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { wordsOf } from '../../../kit/api/useComplain.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { Loading } from '../../../kit/page/Loading.tsx';
import { PageHead } from '../../../kit/page/PageHead.tsx';
import { useRights } from '../../../kit/session/useRights.ts';
import { NoAccess } from '../../../layout/states.tsx';
import { JobList, renewal } from './JobList.tsx';
import { QueueCard } from './QueueCard.tsx';

/** The background jobs: whether they are done, and what to do when they are not. */
export function QueuesPage() {
  const { may, isPending } = useRights();
  if (isPending) return <Loading />;
  return may('queues.list') ? <Queues /> : <NoAccess />;
}

function Queues() {
  const provider = useStaffData();
  const { may } = useRights();
  const [parameters] = useSearchParams();
  const { data, error, refetch } = useQuery<StaffQueue[]>({
    queryKey: ['queues'],
    queryFn: () => provider.queues(),
    refetchInterval: renewal,
  });
  const asked = data?.find(({ name }) => name === parameters.get('queue'));
  return (
    <>
      <PageHead
        title="Очереди"
        facts="Письма, сообщения и другие дела, которые система делает в фоне. Список обновляется сам."
      />
      {error && (
        <Alert
          severity="error"
          sx={{ mb: 2 }}
          action={<Button onClick={() => void refetch()}>Повторить</Button>}
        >
          {wordsOf(error, 'Очереди не загрузились')}
        </Alert>
      )}
      {!data && !error && <Loading />}
      {data && (
        <Box component="ul" sx={gridStyle}>
          {data.map((queue) => (
            <QueueCard key={queue.name} queue={queue} isOpen={queue === asked} />
          ))}
        </Box>
      )}
      {asked && may('queues.show') && <JobList queue={asked.name} />}
    </>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: 2,
  listStyle: 'none',
  m: 0,
  mb: 3,
  p: 0,
} as const;
