import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import type { StaffLegalScale } from '@odonta/api/contract';
import { scaleLimits } from '@odonta/db/vocabulary/loyalty/bonuses/scale.ts';
import { NumberInput, required } from 'react-admin';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { MoneyInput } from '../../../kit/inputs/MoneyInput.tsx';

type Scale = Pick<StaffLegalScale, 'rows'>;

/** From which turnover how much comes back, and for how long. */
export function ScaleRowsInput() {
  const { control } = useFormContext<Scale>();
  const { errors } = useFormState({ control });
  const { fields, append, remove } = useFieldArray({ control, name: 'rows', keyName: 'key' });
  const issue = errors.rows?.message ?? errors.rows?.root?.message;
  return (
    <Box role="group" aria-label="Ступени">
      <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5, mb: 1.5 }}>
        {fields.map(({ key }, index) => (
          <ScaleRowInputs key={key} index={index} onRemove={() => remove(index)} />
        ))}
      </Stack>
      {issue && (
        <Typography color="error" sx={{ mb: 1 }} role="alert">
          {issue}
        </Typography>
      )}
      {fields.length < scaleLimits.rows && (
        <Button variant="outlined" startIcon={<AddIcon />} onClick={() => append({ ...blank })}>
          Добавить ступень
        </Button>
      )}
    </Box>
  );
}

const blank = { value: 0, percent: 0, expiry_days: 365 };

function ScaleRowInputs({ index, onRemove }: { index: number; onRemove: () => void }) {
  const at = `rows.${index}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr auto', md: '1.4fr 1fr 1fr auto' },
        '& > .MuiFormControl-root': { gridColumn: { xs: '1', md: 'auto' }, width: '100%', m: 0 },
      }}
    >
      <MoneyInput source={`${at}.value`} label="Оборот за год от" validate={required()} helperText={false} />
      <NumberInput
        source={`${at}.percent`}
        label="Возвращаем, %"
        min={0}
        max={scaleLimits.percent}
        step={0.1}
        validate={required()}
        helperText={false}
      />
      <NumberInput
        source={`${at}.expiry_days`}
        label="Живут, дней"
        min={1}
        max={scaleLimits.expiryDays}
        step={1}
        validate={required()}
        helperText={false}
      />
      <IconButton
        aria-label={`Ступень ${index + 1}: убрать`}
        onClick={onRemove}
        sx={{ gridColumn: { xs: '2', md: 'auto' }, gridRow: { xs: '1', md: 'auto' } }}
      >
        <CloseIcon />
      </IconButton>
    </Box>
  );
}
