import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Stack, Typography } from '@mui/material';
import type { StaffProd } from '@odonta/api/contract';
import { required } from 'react-admin';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { MoneyInput } from '../../../../kit/inputs/MoneyInput.tsx';
import { PriceMatrix } from './PriceMatrix.tsx';
import { PriceRow } from './PriceRow.tsx';
import { PriceWarnings } from './PriceWarnings.tsx';

type Prices = Pick<StaffProd, 'prices'>;

const newPrice = {
  price: null as unknown as number,
  type: 'date',
  date: null,
  count_listener: null,
  text: null,
  participation: null,
  seats_limit: null,
  is_active: true,
} as const;

/** The main price and the options beside it, in the order of the course page. */
export function PriceInputs() {
  const { control } = useFormContext<Prices>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'prices', keyName: 'key' });
  return (
    <>
      <Box sx={{ maxWidth: 260, mb: 2 }}>
        <MoneyInput source="price" validate={required()} helperText="0 — бесплатно" />
      </Box>
      <Typography variant="h3" sx={{ mb: 1 }}>
        Варианты цен
      </Typography>
      {fields.length === 0 && (
        <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>Действует только основная цена.</Typography>
      )}
      <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1, mb: 1.5 }}>
        {fields.map(({ key }, index) => (
          <PriceRow
            key={key}
            index={index}
            onUp={index > 0 ? () => move(index, index - 1) : undefined}
            onDown={index < fields.length - 1 ? () => move(index, index + 1) : undefined}
            onRemove={() => remove(index)}
          />
        ))}
      </Stack>
      <Button variant="outlined" startIcon={<AddIcon />} onClick={() => append({ ...newPrice })}>
        Добавить цену
      </Button>
      <PriceWarnings />
      <PriceMatrix />
    </>
  );
}
