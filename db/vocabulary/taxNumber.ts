const tenDigits = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const eleventh = [7, ...tenDigits];
const twelfth = [3, ...eleventh];

/** Whether the check digits of a Russian tax number fit the others. */
export function hasRightCheckDigits(inn: string): boolean {
  if (/^\d{10}$/.test(inn)) return fits(inn, tenDigits);
  return /^\d{12}$/.test(inn) && fits(inn, eleventh) && fits(inn, twelfth);
}

function fits(inn: string, weights: readonly number[]): boolean {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(inn[index]), 0);
  return (sum % 11) % 10 === Number(inn[weights.length]);
}
