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

/** Numbers for accountants and heads of sales; the address says which, so that a report can be handed on. */
export function ReportsPage() {
  const { may, isPending } = useRights();
  if (isPending) return <Loading />;
  return may('stats_sales.list') ? <Reports /> : <NoAccess />;
}

function Reports() {
  const provider = useStaffData();
  const [address, setAddress] = useSearchParams();
  const { data, error, refetch } = useQuery({ queryKey: ['reports'], queryFn: () => provider.reports() });
  const chosen = data?.find(({ name }) => name === address.get('name')) ?? data?.[0];
  return (
    <>
      <PageHead title="Отчёты" facts={chosen?.about} />
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
      </Box>
      {chosen && <ReportView key={chosen.name} report={chosen} />}
    </>
  );
}
