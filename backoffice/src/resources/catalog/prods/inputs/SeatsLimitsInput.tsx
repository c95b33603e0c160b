import { saleTermLimits as limits } from '@odonta/db/vocabulary/catalog/saleTerms.ts';
import { NumberInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ChoiceInput } from '../../../../kit/inputs/ChoiceInput.tsx';
import { NumberedRows } from '../../../../kit/inputs/NumberedRows.tsx';
import { useParts } from './useParts.ts';

/** Fewer seats for one participation than there are in all; asked where there is more than one to choose. */
export function SeatsLimitsInput({ source }: { source: string }) {
  const rows: unknown[] | undefined = useWatch({ name: source });
  const parts = useParts();
  if (parts.length < 2 && !rows?.length) return null;
  return (
    <NumberedRows
      source={source}
      title="Мест по вариантам участия"
      hint="Если на практику столов меньше, чем мест в зале. Общее число мест действует всегда."
      blank={{ participation: null, count: null }}
      addLabel="Ограничить вариант"
      removeLabel={(number) => `Ограничение ${number}: убрать`}
      atMost={parts.length}
      rowSx={{ maxWidth: 560 }}
      sx={{ mt: 2 }}
      row={(at) => (
        <>
          <ChoiceInput
            source={`${at}.participation`}
            label="Вариант участия"
            choices={parts}
            validate={required()}
            helperText={false}
          />
          <NumberInput
            source={`${at}.count`}
            label="Мест"
            {...limits.seats_limit}
            step={1}
            validate={required()}
            helperText={false}
          />
        </>
      )}
    />
  );
}
