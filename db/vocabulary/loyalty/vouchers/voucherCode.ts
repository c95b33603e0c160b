/** Capital letters and digits without look-alikes: people copy codes manually. */
export const voucherAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const voucherCodeLength = 16;

const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [...'АВЕКМНРСТУХ'].map((letter, index) => [letter, 'ABEKMHPCTYX'[index] ?? letter]),
);

/** The code in a form for comparison: case, groups and Russian letters do not matter. */
export const canonicalVoucherCode = (typed: string): string =>
  [...typed.toUpperCase()]
    .map((letter) => lookAlikes[letter] ?? letter)
    .filter((letter) => /[A-Z0-9]/.test(letter))
    .join('');

/** «K7QM-2XPW-9TRD-HV4N» */
export const shownVoucherCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** All that members of staff see of a code. */
export const maskedVoucherCode = (tail: string): string => `••••-••••-••••-${tail}`;
