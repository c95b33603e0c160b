import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, FormHelperText, IconButton, Stack, Typography } from '@mui/material';
import { saleTermLimits as limits } from '@odonta/db/vocabulary/catalog/saleTerms.ts';
import { NumberInput, required } from 'react-admin';
import { useFieldArray, useFormState } from 'react-hook-form';

/** How much comes back, by days before the course. */
export function RefundPolicyInput({ source }: { source: string }) {
  const { fields, append, remove } = useFieldArray({ name: source, keyName: 'key' });
  const { errors } = useFormState({ name: source });
  const fault = errors[source]?.message ?? errors[source]?.root?.message;
  return (
    <Box role="group" aria-label="Правила возврата">
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        Правила возврата
      </Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: 14, mb: 1.5 }}>
        Частное лицо по закону может отказаться от курса в любой день: тогда удержать можно только расходы,
        подтверждённые документами.
      </Typography>
      <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1, mb: 1 }}>
        {fields.map(({ key }, index) => (
          <Stack
            component="li"
            key={key}
            direction="row"
            sx={{
              gap: 1,
              alignItems: 'flex-start',
              maxWidth: 460,
              '& .MuiFormControl-root': { m: 0, flex: 1 },
            }}
          >
            <NumberInput
              source={`${source}.${index}.days_before`}
              label="За сколько дней до начала"
              {...limits.days_before}
              step={1}
              validate={required()}
              helperText={false}
            />
            <NumberInput
              source={`${source}.${index}.percent`}
              label="Вернуть, %"
              min={0}
              max={100}
              step={5}
              validate={required()}
              helperText={false}
            />
            {fields.length > 1 && (
              <IconButton aria-label={`Правило ${index + 1}: убрать`} onClick={() => remove(index)}>
                <CloseIcon />
              </IconButton>
            )}
          </Stack>
        ))}
      </Stack>
      {typeof fault === 'string' && <FormHelperText error>{fault}</FormHelperText>}
      {fields.length < limits.refund_steps && (
        <Button startIcon={<AddIcon />} onClick={() => append({ days_before: null, percent: null })}>
          Добавить срок
        </Button>
      )}
    </Box>
  );
}
