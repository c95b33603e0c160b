import { formatKopecks } from '../../money.ts';

/** Per cent; a seller without VAT has none at all, which is not the same as the rate of zero. */
export const vatRates = [0, 5, 7, 10, 20, 22] as const;
export type VatRate = (typeof vatRates)[number];

export const isVatRate = (rate: number): rate is VatRate => (vatRates as readonly number[]).includes(rate);

/** The tax inside a sum of kopecks, halves rounded up; none where the seller pays none. */
export function vatInside(sum: number, rate: VatRate | null): number | null {
  return rate === null ? null : Math.floor((2 * sum * rate + 100 + rate) / (2 * (100 + rate)));
}

/** The tax in each line: together it is exactly the tax in their sum, so the last line takes the difference. */
export function vatOfLines(sums: readonly number[], rate: VatRate | null): (number | null)[] {
  const all = vatInside(
    sums.reduce((total, sum) => total + sum, 0),
    rate,
  );
  if (all === null) return sums.map(() => null);
  let left = all;
  return sums.map((sum, index) => {
    const due = index === sums.length - 1 ? left : Math.min(vatInside(sum, rate) ?? 0, left);
    left -= due;
    return due;
  });
}

/** «Без НДС», «22 %»: the text in the column of the rate. */
export const vatLabel = (rate: VatRate | null): string => (rate === null ? 'Без НДС' : `${rate}\u00a0%`);

/** The phrase about the tax in a purpose of payment. */
export function vatForBank(vat: number | null, rate: VatRate | null): string {
  if (rate === null || vat === null) return 'НДС не облагается.';
  return `В т.ч. НДС ${rate}% - ${formatKopecks(vat, '')} руб.`.replace(',', '.');
}
