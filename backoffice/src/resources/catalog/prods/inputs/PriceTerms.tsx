import { Box } from '@mui/material';
import { namesParticipation, type PriceType } from '@odonta/db/vocabulary/catalog/price.ts';
import { saleTermLimits } from '@odonta/db/vocabulary/catalog/saleTerms.ts';
import { BooleanInput, NumberInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ChoiceInput } from '../../../../kit/inputs/ChoiceInput.tsx';
import { useParts } from './useParts.ts';

/** For whom the price is, to how many people it is given, and whether it is given at all. */
export function PriceTerms({ at }: { at: string }) {
  const type: PriceType = useWatch({ name: `${at}.type` });
  const parts = useParts();
  return (
    <Box
      sx={{
        gridColumn: '1 / -1',
        display: 'grid',
        gap: 1,
        alignItems: 'center',
        gridTemplateColumns: {
          xs: '1fr',
          md: 'minmax(190px, 1.2fr) minmax(130px, 0.8fr) minmax(170px, 1.2fr)',
        },
      }}
    >
      {!namesParticipation({ type }) && parts.length > 1 && (
        <ChoiceInput
          source={`${at}.participation`}
          label="Для кого"
          choices={parts}
          emptyText="Для любого участия"
          helperText={false}
        />
      )}
      <NumberInput
        source={`${at}.seats_limit`}
        label="Не больше мест"
        {...saleTermLimits.seats_limit}
        step={1}
        helperText={false}
      />
      <BooleanInput source={`${at}.is_active`} label="Продаётся" defaultValue helperText={false} />
    </Box>
  );
}
