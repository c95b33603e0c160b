const rules = new Intl.PluralRules('ru');

/** `plural(21, ['курс', 'курса', 'курсов'])` is «21 курс». */
export function plural(count: number, forms: readonly [one: string, few: string, many: string]): string {
  return `${grouped(count)}\u00a0${pluralForm(count, forms)}`;
}

/** A browser takes 50 ms to create its first number format: small whole numbers need none. */
function grouped(count: number): string {
  return Number.isInteger(count) && Math.abs(count) < 1000
    ? String(count)
    : new Intl.NumberFormat('ru-RU').format(count);
}

export function pluralForm(count: number, [one, few, many]: readonly [string, string, string]): string {
  const form = rules.select(count);
  if (form === 'one') return one;
  // Fractions are `other`, and take the form of two: 1,5 часа.
  return form === 'many' ? many : few;
}

export const academicHours = (count: number) => plural(count, ['час', 'часа', 'часов']);
export const courses = (count: number) => plural(count, ['курс', 'курса', 'курсов']);
