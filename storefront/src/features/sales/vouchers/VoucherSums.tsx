import type { VoucherTerms } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { useFormContext } from 'react-hook-form';
import { presetSums, sumOf, type VoucherValues } from './voucherValues.ts';

/** Sums of usual courses, each chosen by one press; another sum is typed above. */
export function VoucherSums({ min, max }: VoucherTerms) {
  const { watch, setValue } = useFormContext<VoucherValues>();
  const chosen = sumOf(watch('sum'));
  return (
    <fieldset className="chips" aria-label="Готовые суммы">
      {presetSums({ min, max }).map((sum) => (
        <button
          key={sum}
          className="chip"
          type="button"
          aria-pressed={sum === chosen}
          onClick={() => setValue('sum', String(sum), { shouldDirty: true, shouldValidate: true })}
        >
          {formatPrice(sum)}
        </button>
      ))}
    </fieldset>
  );
}
