import { Box, Typography } from '@mui/material';
import type { StaffProd } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import type { Tier } from '@odonta/db/vocabulary/orders/participation.ts';
import { type PriceRow, priceMatrix } from '@odonta/db/vocabulary/orders/priceMatrix.ts';
import { formatMoscowDay, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { WideTable } from '../../../../kit/page/WideTable.tsx';

/** The prices for participants while the options are typed: errors are seen before the first booking. */
export function PriceMatrix() {
  const titleId = useId();
  const [price, prices]: [number | null, StaffProd['prices'] | null] = useWatch({
    name: ['price', 'prices'],
  });
  const tiers = (prices ?? []).filter(isWhole).map(tierOf);
  if (typeof price !== 'number' || !tiers.some(({ is_active }) => is_active)) return null;
  const { sizes, hasStudents, rows } = priceMatrix(price, tiers, nowInSeconds());
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 3 }}>
      <Typography variant="h3" id={titleId}>
        Сколько заплатит участник
      </Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: 14, mb: 1 }}>
        За одно место, без учёта ограничений по местам.
      </Typography>
      <WideTable label="Таблица цен">
        <Box component="table" sx={tableStyle}>
          <thead>
            <tr>
              <th scope="col">Участие</th>
              <th scope="col">Когда записался</th>
              {sizes.map((size) => (
                <th scope="col" key={size}>
                  {size === 1 ? 'Один' : `От ${size}`}
                </th>
              ))}
              {hasStudents && <th scope="col">Студент</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={`${row.participation} ${row.until}`}>
                <th scope="row">{row.label}</th>
                <td>{timeOf(row, rows[index - 1])}</td>
                {row.units.map((unit, index) => (
                  <td key={sizes[index]}>{wordsOf(unit)}</td>
                ))}
                {hasStudents && <td>{wordsOf(row.student)}</td>}
              </tr>
            ))}
          </tbody>
        </Box>
      </WideTable>
    </Box>
  );
}

type Price = StaffProd['prices'][number];

/** An incomplete option is left out of the table. */
const isWhole = ({ type, price, date, count_listener }: Price): boolean =>
  typeof price === 'number' &&
  (type !== 'date' || typeof date === 'number') &&
  (type !== 'listener' || typeof count_listener === 'number');

/** A price that was not saved yet has no number of its own. */
const tierOf = (price: Price, place: number): Tier => ({
  ...price,
  id: price.id ?? -1 - place,
  participation: price.participation ?? null,
  is_active: price.is_active ?? true,
  seats_left: null,
});

function timeOf({ until, participation }: PriceRow, before: PriceRow | undefined): string {
  if (until !== null) return `До ${formatMoscowDay(until)}`;
  return before?.participation === participation ? 'Потом' : 'В любое время';
}

const wordsOf = (unit: number | null): string => (unit === null ? '—' : formatPrice(unit));

const tableStyle = {
  borderCollapse: 'collapse',
  fontSize: 14,
  '& th, & td': {
    px: 1.5,
    py: 0.75,
    textAlign: 'left',
    fontWeight: 400,
    whiteSpace: 'nowrap',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& thead th': { fontWeight: 600 },
} as const;
