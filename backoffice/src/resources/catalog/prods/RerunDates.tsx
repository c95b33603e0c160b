import { Box, Typography } from '@mui/material';
import type { StaffProd } from '@odonta/api/contract';
import { datesOfRerun } from '@odonta/db/vocabulary/catalog/rerun.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useWatch } from 'react-hook-form';

/** The dates that move along with the new start, as the server will move them. */
export function RerunDates({ prod }: { prod: StaffProd }) {
  const start: unknown = useWatch({ name: 'date_start' });
  if (typeof start !== 'number') return null;
  const moved = movedMoments(prod, start);
  if (moved.length === 0) return null;
  return (
    <Box>
      <Typography sx={{ fontWeight: 600, mb: 0.5 }}>Сдвинется вместе с началом</Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 16px' }}>
        {moved.map(([label, moment]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {formatMoment(moment)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function movedMoments(prod: StaffProd, start: number): [label: string, moment: number][] {
  const { date_end, registration_from, registration_to, prices } = datesOfRerun(prod, start);
  const moments: [string, number | null][] = [
    ['Окончание', date_end || null],
    ['Запись открывается', registration_from],
    ['Запись закрывается', registration_to],
    ...prices.map(({ price, date }): [string, number | null] => [`Цена ${formatPrice(price)} до`, date]),
  ];
  return moments.filter((row): row is [string, number] => row[1] !== null);
}
