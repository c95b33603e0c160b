import { Alert, Box, Button } from '@mui/material';
import type { ReportSummary } from '@odonta/api/contract';
import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { wordsOf } from '../../kit/api/useComplain.ts';
import { useStaffData } from '../../kit/api/useStaffData.ts';
import { Tab, tabsStyle } from '../../kit/list/StatusTabs.tsx';
import { Loading } from '../../kit/page/Loading.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { useRights } from '../../kit/session/useRights.ts';
import { NoAccess } from '../../layout/states.tsx';
import { withValues } from './asked.ts';
import { Export1cView } from './Export1cView.tsx';
import { ReportView } from './ReportView.tsx';
import { LetterPage } from './schedules/LetterPage.tsx';
import { Schedules } from './schedules/Schedules.tsx';

/** Numbers for accountants and heads of sales; the address contains the parameters, so that a report can be shared. */
export function ReportsPage() {
  const { may, isPending } = useRights();
  const [address] = useSearchParams();
  const letter = address.get('letter');
  if (isPending) return <Loading />;
  if (!may('stats_sales.list') && !may('stats_ads.list')) return <NoAccess />;
  return letter ? <LetterPage token={letter} /> : <Reports />;
}

function Reports() {
  const provider = useStaffData();
  const { may } = useRights();
  const [address, setAddress] = useSearchParams();
  const { data, error, refetch } = useQuery({ queryKey: ['reports'], queryFn: () => provider.reports() });
  const asked = address.get('name');
  const offered = besides.filter(({ isOffered }) => data && isOffered(data, may));
  const beside = offered.find(({ name }) => name === asked);
  const chosen = beside ? undefined : (data?.find(({ name }) => name === asked) ?? data?.[0]);
  return (
    <>
      <PageHead title="Отчёты" facts={beside?.about ?? chosen?.about} />
      {error && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Повторить</Button>}>
          {wordsOf(error, 'Отчёты не загрузились')}
        </Alert>
      )}
      {!data && !error && <Loading />}
      <Box role="group" aria-label="Отчёт" sx={{ ...tabsStyle, flexWrap: { md: 'wrap' } }}>
        {[...(data ?? []), ...offered].map(({ name, title }) => (
          <Tab
            key={name}
            label={title}
            isChosen={name === (beside ?? chosen)?.name}
            onChoose={() => setAddress(withValues(address, { name }))}
          />
        ))}
      </Box>
      {beside && data && <beside.View reports={data} />}
      {chosen && <ReportView key={chosen.name} report={chosen} />}
    </>
  );
}

interface Beside {
  name: string;
  title: string;
  about: string;
  isOffered(reports: readonly ReportSummary[], may: (right: Right) => boolean): boolean;
  View: ComponentType<{ reports: readonly ReportSummary[] }>;
}

/** Views beside the reports that are no reports themselves. */
const besides: readonly Beside[] = [
  {
    name: 'schedules',
    title: 'Рассылки',
    about: 'Отчёты, которые приходят вам и коллегам письмом.',
    isOffered: (reports) => reports.some(({ formats }) => formats.length > 0),
    View: Schedules,
  },
  {
    name: 'exchange_1c',
    title: 'Для 1С',
    about: 'Документы и деньги за период одним файлом, чтобы не вносить их в 1С руками.',
    isOffered: (_reports, may) => may('stats_finance.export') && may('payouts.list'),
    View: Export1cView,
  },
];
