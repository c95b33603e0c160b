import { Alert } from '@mui/material';
import { useWatch } from 'react-hook-form';

/** Says that the order answers a request. */
export function FromRequest() {
  const id = useWatch({ name: 'from_request_id' }) as number | undefined;
  if (!id) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      По заявке № {id}: когда заказ будет оформлен, она закроется с итогом «Записан на курс».
    </Alert>
  );
}
