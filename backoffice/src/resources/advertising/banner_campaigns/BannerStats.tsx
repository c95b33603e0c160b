import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { StaffBanner } from '@odonta/api/contract';
import { formatDay } from '@odonta/db/vocabulary/time.ts';
import { useRecordContext } from 'react-admin';
import { clickRate } from './slots.ts';

/** Each visitor of a day counts once, bots never. */
export function BannerStats() {
  const banner = useRecordContext<StaffBanner>();
  if (!banner) return null;
  const { view_count, click_count, daily } = banner;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography>
        За всё время: показы {view_count}, переходы {click_count}, доля переходов {clickRate(banner)}
      </Typography>
      {daily.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>За последние две недели показов не было</Typography>
      ) : (
        <Table size="small" sx={{ maxWidth: 480, mt: 1 }}>
          <TableHead>
            <TableRow>
              <TableCell>День</TableCell>
              <TableCell align="right">Показы</TableCell>
              <TableCell align="right">Переходы</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {daily.map(({ day, views, clicks }) => (
              <TableRow key={day}>
                <TableCell>{formatDay(Date.parse(day) / 1000, 'UTC')}</TableCell>
                <TableCell align="right">{views}</TableCell>
                <TableCell align="right">{clicks}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Box>
  );
}
