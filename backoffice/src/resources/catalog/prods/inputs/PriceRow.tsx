import CloseIcon from '@mui/icons-material/Close';
import ArrowDown from '@mui/icons-material/KeyboardArrowDown';
import ArrowUp from '@mui/icons-material/KeyboardArrowUp';
import { Box, IconButton, Stack } from '@mui/material';
import { type PriceType, priceTypes } from '@odonta/db/vocabulary/catalog/price.ts';
import { NumberInput, required, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceInput } from '../../../../kit/inputs/ChoiceInput.tsx';
import { DayInput } from '../../../../kit/inputs/DayInput.tsx';
import { MoneyInput } from '../../../../kit/inputs/MoneyInput.tsx';
import { choicesOf } from '../../../../kit/list/filters.tsx';
import { PriceTerms } from './PriceTerms.tsx';

interface PriceRowProps {
  index: number;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
}

/** One option: which kind, how much, and the condition that this kind needs. */
export function PriceRow({ index, onUp, onDown, onRemove }: PriceRowProps) {
  const at = `prices.${index}`;
  const clearConditions = useClearConditions(at);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: '1fr auto',
          md: 'minmax(190px, 1.2fr) minmax(130px, 0.8fr) minmax(170px, 1.2fr) auto',
        },
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        p: 1.25,
        '& .MuiFormControl-root': { width: '100%', m: 0 },
        '& > .MuiFormControl-root': { gridColumn: { xs: '1', md: 'auto' } },
      }}
    >
      <ChoiceInput
        source={`${at}.type`}
        label="Вид цены"
        choices={choicesOf(priceTypes)}
        validate={required()}
        helperText={false}
        onChange={clearConditions}
      />
      <MoneyInput source={`${at}.price`} label="Цена" validate={required()} helperText={false} />
      <Condition at={at} />
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        sx={{ gridColumn: { xs: '2', md: 'auto' }, gridRow: { xs: '1 / span 3', md: 'auto' } }}
      >
        <IconButton aria-label={`Цена ${index + 1}: выше`} disabled={!onUp} onClick={onUp}>
          <ArrowUp />
        </IconButton>
        <IconButton aria-label={`Цена ${index + 1}: ниже`} disabled={!onDown} onClick={onDown}>
          <ArrowDown />
        </IconButton>
        <IconButton aria-label={`Цена ${index + 1}: убрать`} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <PriceTerms at={at} />
    </Box>
  );
}

function Condition({ at }: { at: string }) {
  const type: PriceType = useWatch({ name: `${at}.type` });
  if (type === 'date')
    return <DayInput source={`${at}.date`} label="Действует до" validate={required()} helperText={false} />;
  if (type === 'listener')
    return (
      <NumberInput
        source={`${at}.count_listener`}
        label="Участников от"
        min={2}
        step={1}
        validate={required()}
        helperText={false}
      />
    );
  if (type === 'any')
    return (
      <TextInput source={`${at}.text`} label="За что эта цена" validate={required()} helperText={false} />
    );
  return <Box sx={{ display: { xs: 'none', md: 'block' } }} />;
}

/** A condition belongs to its kind of price: the server refuses a date on a price for groups. */
function useClearConditions(at: string) {
  const { setValue } = useFormContext();
  return () => {
    for (const field of ['date', 'count_listener', 'text', 'participation'])
      setValue(`${at}.${field}`, null, { shouldDirty: true });
  };
}
