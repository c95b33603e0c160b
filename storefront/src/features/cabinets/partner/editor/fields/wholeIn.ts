/** «12 500» as typed; null without a digit. */
export function wholeIn(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, 9);
  return digits === '' ? null : Number(digits);
}
