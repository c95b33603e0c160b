import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { StaffBanner } from '@odonta/api/contract';
import { adFigures, adFigureWords, clickRate } from '@odonta/db/vocabulary/advertising/adFigures.ts';
import { formatDay } from '@odonta/db/vocabulary/time.ts';
import { useRecordContext } from 'react-admin';
import { WideTable } from '../../../kit/page/WideTable.tsx';
import { clickRateOf } from './slots.ts';

/** A click is of a showing that was seen; robots are counted apart. */
export function BannerStats() {
  const banner = useRecordContext<StaffBanner>();
  if (!banner) return null;
  const { view_count, click_count, daily } = banner;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography>
        За всё время: увидели {view_count}, переходы {click_count}, доля переходов {clickRateOf(banner)}
      </Typography>
      {daily.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>За последние две недели показов не было</Typography>
      ) : (
        <WideTable label="Показы по дням">
          <Days daily={daily} />
        </WideTable>
      )}
    </Box>
  );
}

const Days = ({ daily }: Pick<StaffBanner, 'daily'>) => (
  <Table size="small" sx={{ maxWidth: 820, mt: 1 }}>
    <TableHead>
      <TableRow>
        <TableCell>День</TableCell>
        {adFigures.map((figure) => (
          <TableCell key={figure} align="right">
            {adFigureWords[figure]}
          </TableCell>
        ))}
        <TableCell align="right">Доля переходов</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {daily.map((day) => (
        <TableRow key={day.day}>
          <TableCell>{formatDay(Date.parse(day.day) / 1000, 'UTC')}</TableCell>
          {adFigures.map((figure) => (
            <TableCell key={figure} align="right">
              {day[figure].toLocaleString('ru-RU')}
            </TableCell>
          ))}
          <TableCell align="right">{clickRate(day)}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
