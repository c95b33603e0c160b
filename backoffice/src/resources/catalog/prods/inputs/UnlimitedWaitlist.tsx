import { Alert } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { Wide } from '../../../../kit/record/Fields.tsx';

/** A line begins where seats end, and seats without a number never do. */
export function UnlimitedWaitlist() {
  const [isOn, total]: [boolean | undefined, number | null | undefined] = useWatch({
    name: ['waitlist_enabled', 'seats_total'],
  });
  if (!isOn || typeof total === 'number') return null;
  return (
    <Wide>
      <Alert severity="warning">
        Лист ожидания включён, но число мест не указано: места не закончатся, и лист не откроется. Укажите,
        сколько мест на курсе.
      </Alert>
    </Wide>
  );
}
