import { Alert, Box, Checkbox, FormControlLabel, FormHelperText, Typography } from '@mui/material';
import type { EmptyPlaces, StaffPinning } from '@odonta/api/contract';
import { type PinningPlace, pinningLimits } from '@odonta/db/vocabulary/advertising/pinnings.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatWeek } from '@odonta/db/vocabulary/weeks.ts';
import { required, useGetOne, useInput, useRecordContext, ValidationError } from 'react-admin';
import { useWatch } from 'react-hook-form';

/** The weeks of the chosen list with their free places; a sold-out week can only be chosen by its own pinning. */
export function WeeksInput() {
  const place: PinningPlace | undefined = useWatch({ name: 'place' });
  const { field, fieldState } = useInput<string[]>({
    source: 'weeks',
    defaultValue: [],
    validate: [required('Выберите хотя бы одну неделю')],
  });
  const saved = useRecordContext<StaffPinning>();
  const { data, isPending, error } = useGetOne<EmptyPlaces>(
    'pinnings/empty_places',
    { id: place ?? 'HOME' },
    { enabled: place !== undefined },
  );
  // A record that is being made has no weeks yet.
  const own = saved?.id && saved.place === place ? saved.weeks : [];
  const chosen: string[] = field.value ?? [];
  const sold = new Map(data?.weeks.map(({ week, empty_places }) => [week, empty_places]));
  const weeks = [...new Set([...own, ...chosen, ...sold.keys()])].sort();

  if (place === undefined)
    return <Typography sx={{ color: 'text.secondary' }}>Сначала выберите место</Typography>;
  if (error) return <Alert severity="error">Не удалось узнать, какие недели свободны</Alert>;
  const toggle = (week: string) =>
    field.onChange(chosen.includes(week) ? chosen.filter((one) => one !== week) : [...chosen, week].sort());
  return (
    <Box role="group" aria-label="Недели" aria-busy={isPending}>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))', columnGap: 2 }}
      >
        {weeks.map((week) => (
          <FormControlLabel
            key={week}
            control={<Checkbox checked={chosen.includes(week)} onChange={() => toggle(week)} size="small" />}
            disabled={isClosed(week)}
            label={`${formatWeek(week)} — ${leftOf(week)}`}
          />
        ))}
      </Box>
      {fieldState.error?.message && (
        <FormHelperText error>
          <ValidationError error={fieldState.error.message} />
        </FormHelperText>
      )}
    </Box>
  );

  function isClosed(week: string): boolean {
    if (own.includes(week) && !sold.has(week)) return true;
    if (chosen.includes(week) || own.includes(week)) return false;
    return (sold.get(week) ?? 0) === 0 || chosen.length >= pinningLimits.weeks;
  }

  function leftOf(week: string): string {
    const left = sold.get(week);
    if (left === undefined) return 'прошла';
    if (own.includes(week)) return 'занята этим курсом';
    return left === 0 ? 'мест нет' : plural(left, ['место', 'места', 'мест']);
  }
}
