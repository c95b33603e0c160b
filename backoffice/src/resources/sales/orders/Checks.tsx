import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import WaitingIcon from '@mui/icons-material/HourglassEmptyOutlined';
import { Box, Stack } from '@mui/material';
import type { StaffOrder } from '@odonta/api/contract';
import { orderChecks } from '@odonta/db/vocabulary/orders/order.ts';

/** The checks an order waits for, and those completed. */
export const Checks = ({ checks }: { checks: StaffOrder['checks'] }) => (
  <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 0.5 }}>
    {checks.map(({ kind, is_done }) => (
      <Box component="li" key={kind} sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
        {is_done ? (
          <DoneIcon fontSize="small" color="success" titleAccess="Готово" />
        ) : (
          <WaitingIcon fontSize="small" titleAccess="Ожидается" />
        )}
        {orderChecks[kind]}
      </Box>
    ))}
  </Stack>
);
