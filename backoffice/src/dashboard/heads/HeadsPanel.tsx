import { Alert, Box, Button, Typography } from '@mui/material';
import type { SalesFigures } from '@odonta/api/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { wordsOf } from '../../kit/api/useComplain.ts';
import { useStaffData } from '../../kit/api/useStaffData.ts';
import { Tab, tabsStyle } from '../../kit/list/StatusTabs.tsx';
import { Loading } from '../../kit/page/Loading.tsx';
import { lastMonths } from '../../kit/page/months.ts';
import { Funnel } from './Funnel.tsx';
import { ManagersTable } from './ManagersTable.tsx';
import { RevenueChart } from './RevenueChart.tsx';
import { Summary } from './Summary.tsx';

/** How sales go this month, for those who share the work out. */
export default function HeadsPanel() {
  const months = lastMonths(3).reverse();
  const [month, setMonth] = useState(months[0]?.key ?? '');
  const provider = useStaffData();
  const { data, error, refetch } = useQuery<SalesFigures>({
    queryKey: ['figures', 'sales', month],
    queryFn: () => provider.salesFigures(month),
    refetchInterval: 300_000,
    placeholderData: keepPreviousData,
  });
  return (
    <Box component="section" aria-labelledby="sales-figures" sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1 }}>
        <Typography variant="h2" id="sales-figures">
          Продажи
        </Typography>
        <Box role="group" aria-label="Месяц продаж" sx={{ ...tabsStyle, mb: 0 }}>
          {months.map(({ key, label }) => (
            <Tab key={key} label={label} isChosen={key === month} onChoose={() => setMonth(key)} />
          ))}
        </Box>
      </Box>
      {error && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Повторить</Button>}>
          {wordsOf(error, 'Продажи не загрузились')}
        </Alert>
      )}
      {!data && !error && <Loading />}
      {data && (
        <>
          <Summary figures={data} />
          <Box sx={{ display: 'grid', gap: 2, mt: 2, alignItems: 'start', gridTemplateColumns: columns }}>
            <RevenueChart figures={data} />
            <Funnel funnel={data.funnel} />
          </Box>
          <ManagersTable managers={data.managers} />
        </>
      )}
    </Box>
  );
}

const columns = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' };
