import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { saleTermLimits as limits } from '@odonta/db/vocabulary/catalog/saleTerms.ts';
import { NumberInput, required } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { ChoiceInput } from '../../../../kit/inputs/ChoiceInput.tsx';
import { useParts } from './useParts.ts';

/** Fewer seats for one participation than there are in all; asked where there is more than one to choose. */
export function SeatsLimitsInput({ source }: { source: string }) {
  const { fields, append, remove } = useFieldArray({ name: source, keyName: 'key' });
  const parts = useParts();
  if (parts.length < 2 && fields.length === 0) return null;
  return (
    <Box role="group" aria-label="Мест по вариантам участия" sx={{ mt: 2 }}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        Мест по вариантам участия
      </Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: 14, mb: 1.5 }}>
        Если на практику столов меньше, чем мест в зале. Общее число мест действует всегда.
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
              maxWidth: 560,
              '& .MuiFormControl-root': { m: 0, flex: 1 },
            }}
          >
            <ChoiceInput
              source={`${source}.${index}.participation`}
              label="Вариант участия"
              choices={parts}
              validate={required()}
              helperText={false}
            />
            <NumberInput
              source={`${source}.${index}.count`}
              label="Мест"
              {...limits.seats_limit}
              step={1}
              validate={required()}
              helperText={false}
            />
            <IconButton aria-label={`Ограничение ${index + 1}: убрать`} onClick={() => remove(index)}>
              <CloseIcon />
            </IconButton>
          </Stack>
        ))}
      </Stack>
      {fields.length < parts.length && (
        <Button startIcon={<AddIcon />} onClick={() => append({ participation: null, count: null })}>
          Ограничить вариант
        </Button>
      )}
    </Box>
  );
}
