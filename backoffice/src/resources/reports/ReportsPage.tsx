import { Alert, Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { wordsOf } from '../../kit/api/useComplain.ts';
import { useStaffData } from '../../kit/api/useStaffData.ts';
import { Tab, tabsStyle } from '../../kit/list/StatusTabs.tsx';
import { Loading } from '../../kit/page/Loading.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { useRights } from '../../kit/session/useRights.ts';
import { NoAccess } from '../../layout/states.tsx';
import { withValues } from './asked.ts';
import { ReportView } from './ReportView.tsx';
import { LetterPage } from './schedules/LetterPage.tsx';
import { Schedules } from './schedules/Schedules.tsx';

/** Numbers for accountants and heads of sales; the address says which, so that a report can be handed on. */
export function ReportsPage() {
  const { may, isPending } = useRights();
  const [address] = useSearchParams();
  const letter = address.get('letter');
  if (isPending) return <Loading />;
  if (!may('stats_sales.list')) return <NoAccess />;
  return letter ? <LetterPage token={letter} /> : <Reports />;
}

/** The name of the tab beside the reports. */
const schedules = 'schedules';

function Reports() {
  const provider = useStaffData();
  const [address, setAddress] = useSearchParams();
  const { data, error, refetch } = useQuery({ queryKey: ['reports'], queryFn: () => provider.reports() });
  const isOfSchedules = address.get('name') === schedules;
  const chosen = isOfSchedules
    ? undefined
    : (data?.find(({ name }) => name === address.get('name')) ?? data?.[0]);
  return (
    <>
      <PageHead
        title="Отчёты"
        facts={isOfSchedules ? 'Отчёты, которые приходят вам и коллегам письмом.' : chosen?.about}
      />
      {error && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Повторить</Button>}>
          {wordsOf(error, 'Отчёты не загрузились')}
        </Alert>
      )}
      {!data && !error && <Loading />}
      <Box role="group" aria-label="Отчёт" sx={tabsStyle}>
        {data?.map(({ name, title }) => (
          <Tab
            key={name}
            label={title}
            isChosen={name === chosen?.name}
            onChoose={() => setAddress(withValues(address, { name }))}
          />
        ))}
        {data?.some(({ formats }) => formats.length > 0) && (
          <Tab
            label="Рассылки"
            isChosen={isOfSchedules}
            onChoose={() => setAddress(withValues(address, { name: schedules }))}
          />
        )}
      </Box>
      {isOfSchedules && data && <Schedules reports={data} />}
      {chosen && <ReportView key={chosen.name} report={chosen} />}
    </>
  );
}
