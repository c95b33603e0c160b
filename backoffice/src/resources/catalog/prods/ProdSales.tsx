import { Box, LinearProgress, Link, Typography } from '@mui/material';
import type { StaffOrder, StaffProd } from '@odonta/api/contract';
import { orderLifecycle } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { useId } from 'react';
import { useGetList, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { filteredAddress } from '../../../kit/resource/menu.ts';
import { useRights } from '../../../kit/session/useRights.ts';

/** Sales of the course whose form stands beside: seats, and orders by status. */
export function ProdSales() {
  const prod = useRecordContext<StaffProd>();
  const titleId = useId();
  const { may } = useRights();
  if (!prod) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ fontSize: 14 }}>
      <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 1 }}>
        Продажи
      </Typography>
      <Seats prod={prod} />
      {may('orders.list') && <Orders prodId={prod.id} />}
    </Box>
  );
}

function Seats({ prod: { seats_total, seats_taken } }: { prod: StaffProd }) {
  const taken = plural(seats_taken, ['место', 'места', 'мест']);
  if (seats_total === null) return <Box>{`Занято: ${taken}, без ограничения`}</Box>;
  const share = seats_total === 0 ? 100 : (seats_taken / seats_total) * 100;
  return (
    <>
      <Box>{`Занято ${seats_taken} из ${plural(seats_total, ['места', 'мест', 'мест'])}`}</Box>
      <LinearProgress
        variant="determinate"
        value={Math.min(share, 100)}
        aria-hidden
        sx={{ my: 0.75, height: 6, borderRadius: 3 }}
      />
    </>
  );
}

function Orders({ prodId }: { prodId: number }) {
  const { data, error, total, meta } = useGetList<StaffOrder>('orders', {
    filter: { prod_id: prodId },
    pagination: { page: 1, perPage: 1 },
  });
  if (error) return <Box sx={{ color: 'text.secondary', mt: 1 }}>Заказы не загрузились</Box>;
  if (!data) return null;
  const counts: Record<string, number> = meta?.facets?.status ?? {};
  const sold = Object.entries(orderLifecycle.statuses).filter(([status]) => counts[status]);
  if (!total) return <Box sx={{ color: 'text.secondary', mt: 1 }}>Заказов ещё нет</Box>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 0.5 }}>
      <li>
        <Link component={RouterLink} to={filteredAddress('orders', { prod_id: prodId })}>
          {plural(total, ['заказ', 'заказа', 'заказов'])}
        </Link>
      </li>
      {sold.map(([status, { label }]) => (
        <li key={status}>
          <Link component={RouterLink} to={filteredAddress('orders', { prod_id: prodId, status })}>
            {label}: {counts[status]}
          </Link>
        </li>
      ))}
    </Box>
  );
}
