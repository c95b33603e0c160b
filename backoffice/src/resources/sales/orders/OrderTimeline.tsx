import { Box } from '@mui/material';
import type { StaffOrder } from '@odonta/api/contract';
import { useRecordContext } from 'react-admin';
import { RecordTimeline } from '../clients/RecordTimeline.tsx';

/** All that happened with the order; says why nobody was written to. */
export function OrderTimeline() {
  const order = useRecordContext<StaffOrder>();
  return (
    <>
      {order?.email === null && (
        <Box sx={{ mb: 2 }}>
          Без письма: нет e-mail. Ссылку на заказ отправьте по СМС или скопируйте и передайте клиенту.
        </Box>
      )}
      <RecordTimeline kinds={['ORDERS', 'MONEY', 'CALLS', 'LETTERS', 'NOTES', 'CONSENTS']} />
    </>
  );
}
