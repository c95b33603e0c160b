import { topUpLimits } from '@odonta/db/vocabulary/advertising/marketing/marketingBalance.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import type { FormShape } from '../../../platform/forms/formShape.ts';

/** A form with a sum alone, between a sensible minimum and the available balance. */
export interface SumValues {
  sum: string;
}

export const roublesIn = (text: string): number => Number(text.replaceAll(/\s/g, '').replace(',', '.'));

export function sumShape(name: string, { min, max }: { min: number; max: number }): FormShape<SumValues> {
  const isBetween = (sum: number) => sum >= min && sum <= max;
  const isMoney = (text: string) => /^\d+(?:[.,]\d{1,2})?$/.test(text.replaceAll(/\s/g, ''));
  return {
    name,
    labels: { sum: 'Сумма, ₽' },
    rules: {
      sum: {
        required: 'Укажите сумму',
        format: {
          test: (text) => isMoney(text) && isBetween(roublesIn(text)),
          message: `Сумма от ${formatExact(min)} до ${formatExact(max)}`,
        },
      },
    },
    empty: { sum: '' },
  };
}

export const { min: leastTopUp, max: mostTopUp } = topUpLimits;
