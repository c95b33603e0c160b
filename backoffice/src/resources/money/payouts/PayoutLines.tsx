import { Box, Stack } from '@mui/material';
import type { StaffPayout } from '@odonta/api/contract';
import { payoutLineKinds } from '@odonta/db/vocabulary/money/payouts/payoutLifecycle.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { useRecordContext } from 'react-admin';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';

/** Each order with how its sum came about. */
export function PayoutLines() {
  const record = useRecordContext<StaffPayout>();
  if (!record?.lines.length) return <>Заказов и удержаний в этой выплате нет.</>;
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1.5 }}>
      {record.lines.map(({ id, kind, order_id, order_number, prod_name, formula, net, objection }) => (
        <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
          <Stack direction="row" sx={{ gap: 2, justifyContent: 'space-between', fontWeight: 500 }}>
            <span>
              <RecordPointer resource="orders" id={order_id} name={order_number} /> · {prod_name}
            </span>
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {formatExact(net)}
            </Box>
          </Stack>
          <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
            {payoutLineKinds[kind]}: {formula}
          </Box>
          {objection !== null && (
            <Box sx={{ fontSize: 13, fontWeight: 500, color: 'warning.main' }}>Центр: {objection}</Box>
          )}
        </Box>
      ))}
    </Stack>
  );
}
