import { Box } from '@mui/material';
import type { StaffFigures } from '@odonta/api/contract';
import { useQuery } from '@tanstack/react-query';
import { useStaffData } from '../../kit/api/useStaffData.ts';
import { ProdsChart } from './ProdsChart.tsx';
import { RequestsChart } from './RequestsChart.tsx';

/** The queues of work that the person may see. An unreadable one is left out: its list says why. */
export default function Charts() {
  const provider = useStaffData();
  const { data } = useQuery<StaffFigures>({
    queryKey: ['figures'],
    queryFn: () => provider.figures(),
    refetchInterval: 300_000,
  });
  if (!data) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, alignItems: 'start', gridTemplateColumns: columns }}>
      {data.requests && <RequestsChart days={data.requests} />}
      {data.prods && <ProdsChart counts={data.prods} />}
    </Box>
  );
}

const columns = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' };
