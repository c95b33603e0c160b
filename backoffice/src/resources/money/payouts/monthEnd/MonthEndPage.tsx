import { Alert, Box, Button, LinearProgress, Link, Stack } from '@mui/material';
import type { MonthEnd } from '@odonta/api/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CanAccess } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { wordsOf } from '../../../../kit/api/useComplain.ts';
import { useStaffData } from '../../../../kit/api/useStaffData.ts';
import { Tab, tabsStyle } from '../../../../kit/list/StatusTabs.tsx';
import { Loading } from '../../../../kit/page/Loading.tsx';
import { lastMonths, type Month } from '../../../../kit/page/months.ts';
import { PageHead } from '../../../../kit/page/PageHead.tsx';
import { filteredAddress } from '../../../../kit/resource/menu.ts';
import { NoAccess } from '../../../../layout/states.tsx';
import { Paid } from './Paid.tsx';
import { ToAgree } from './ToAgree.tsx';
import { ToPay } from './ToPay.tsx';
import { ToPrepare } from './ToPrepare.tsx';

/** The payouts of all centres, step by step: prepare, agree, pay and take the file for the bank. */
export const MonthEndPage = () => (
  <CanAccess resource="payouts" action="create" accessDenied={<NoAccess />}>
    <Steps />
  </CanAccess>
);

function Steps() {
  const months = lastMonths(4).reverse();
  const [address, setAddress] = useSearchParams();
  const month = months.find(({ key }) => key === address.get('month')) ?? (months[1] as Month);
  const provider = useStaffData();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['month_end', month.key],
    queryFn: () => provider.monthEnd({ from: month.from, to: month.to }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <>
      <PageHead
        title="Выплаты за месяц"
        facts={<span>Все центры сразу: курсы, которые закончились к концу месяца</span>}
        actions={
          <Link component={RouterLink} to={filteredAddress('payouts', {})} sx={{ fontSize: 14, py: 1 }}>
            Все выплаты
          </Link>
        }
      />
      <Box role="group" aria-label="Месяц" sx={tabsStyle}>
        {months.map(({ key, label }) => (
          <Tab
            key={key}
            label={label}
            isChosen={key === month.key}
            onChoose={() => setAddress({ month: key })}
          />
        ))}
      </Box>
      {error && (
        <Alert
          severity="error"
          sx={{ my: 2 }}
          action={<Button onClick={() => void refetch()}>Повторить</Button>}
        >
          {wordsOf(error, 'Выплаты не загрузились')}
        </Alert>
      )}
      {!data && !error && <Loading />}
      {data && (
        <Box aria-busy={isFetching}>
          <Box sx={{ height: 4, mb: 1 }}>
            {isFetching && <LinearProgress aria-label="Выплаты обновляются" />}
          </Box>
          <AllSteps key={`${data.from}`} data={data} />
        </Box>
      )}
    </>
  );
}

function AllSteps({ data }: { data: MonthEnd }) {
  const { payouts } = data;
  const inStatus = (...statuses: readonly string[]) =>
    payouts.filter(({ status }) => statuses.includes(status));
  return (
    <Stack component="ol" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
      <ToPrepare data={data} />
      <ToAgree payouts={inStatus('PREPARE', 'REJECTED')} />
      <ToPay payouts={inStatus('CREATED')} suggested={data.next_document_number} />
      <Paid payouts={inStatus('CONFIRMED', 'FINISHED')} />
    </Stack>
  );
}
