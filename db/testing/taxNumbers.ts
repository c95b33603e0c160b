import { hasRightCheckDigits } from '@odonta/db/vocabulary/taxNumber.ts';

/** A tax number of a company, another one for each number. */
export function taxNumberOf(number: number): string {
  const digits = `77${String(number).padStart(7, '0')}`;
  const inn = Array.from({ length: 10 }, (_, last) => `${digits}${last}`).find(hasRightCheckDigits);
  if (!inn) throw new Error(`no check digit fits ${digits}`);
  return inn;
}
