import { Alert, Box, Button, Typography } from '@mui/material';
import type { StaffMoneyFigure } from '@odonta/api/contract';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { moneyFigures } from '@odonta/db/vocabulary/reports/moneyFigures.ts';
import { useQuery } from '@tanstack/react-query';
import { wordsOf } from '../../kit/api/useComplain.ts';
import { useStaffData } from '../../kit/api/useStaffData.ts';
import { Loading } from '../../kit/page/Loading.tsx';
import { filteredAddress } from '../../kit/resource/menu.ts';
import { Tile } from '../Tile.tsx';

/** The accountants' open work, read in one request; each figure opens its rows. */
export default function MoneyTiles() {
  const provider = useStaffData();
  const { data, error, refetch } = useQuery<StaffMoneyFigure[]>({
    queryKey: ['figures', 'money'],
    queryFn: () => provider.moneyFigures(),
    refetchInterval: 60_000,
  });
  return (
    <Box component="section" aria-labelledby="money-figures" sx={{ mt: 3 }}>
      <Typography variant="h2" id="money-figures" sx={{ mb: 1.5 }}>
        Деньги
      </Typography>
      {error && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Повторить</Button>}>
          {wordsOf(error, 'Цифры не загрузились')}
        </Alert>
      )}
      {!data && !error && <Loading />}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns }}>
        {data?.map((figure) => (
          <Figure key={figure.name} figure={figure} />
        ))}
      </Box>
    </Box>
  );
}

function Figure({ figure: { name, count, sum, resource, filter } }: { figure: StaffMoneyFigure }) {
  const { title, done, ...figure } = moneyFigures[name];
  return (
    <Tile
      title={title}
      to={name === 'INVARIANTS' ? '/invariants' : filteredAddress(resource, filter)}
      count={count}
      detail={sum === null ? undefined : formatExact(sum)}
      done={done}
      isUrgent={'isUrgent' in figure}
      hasFailed={false}
    />
  );
}

const columns = { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fill, minmax(200px, 1fr))' };
