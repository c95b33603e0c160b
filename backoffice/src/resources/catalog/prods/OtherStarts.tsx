import { Typography } from '@mui/material';
import { readTypedDates } from '@odonta/db/vocabulary/catalog/typedDates.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatDate } from '@odonta/db/vocabulary/time.ts';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';

/** Further days of the same course, typed or pasted one after another. */
export function OtherStarts() {
  const typed = (useWatch({ name: 'other_days' }) ?? '') as string;
  const { days } = readTypedDates(typed);
  return (
    <>
      <TextInput
        source="other_days"
        label="Ещё даты"
        placeholder="19.01.2027, 26.01.2027"
        validate={faultOf}
        multiline
        minRows={3}
        maxRows={8}
        helperText="Через запятую или пробел. Час тот же, что у нового начала"
      />
      {days.length > 0 && (
        <Typography role="status" sx={{ fontSize: 14 }}>
          Всего {plural(days.length + 1, ['черновик', 'черновика', 'черновиков'])}, кроме первой даты:{' '}
          {days.map(formatDate).join(', ')}
        </Typography>
      )}
    </>
  );
}

/** As many drafts as a year has courses held each week, at most. */
export const mostOtherDays = 51;

function faultOf(typed: unknown): string | undefined {
  const { days, faults } = readTypedDates(String(typed ?? ''));
  if (faults.length > 0) return `Не похоже на дату: ${faults.slice(0, 3).join(', ')}. Пример: 19.01.2027`;
  return days.length > mostOtherDays ? `Не больше ${mostOtherDays} дат за раз` : undefined;
}
