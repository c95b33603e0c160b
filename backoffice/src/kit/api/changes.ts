type Values = Record<string, unknown>;

/**
 * What a form changed. Only that is sent: computed fields (`state`, `is_overdue`) move with the clock, and sending
 * an old value of one back would be refused as an attempt to edit it.
 */
export function changesOf(data: Values, previous: Values | undefined): Values {
  if (!previous) return data;
  return Object.fromEntries(changedFields(data, previous).map((field) => [field, data[field]]));
}

function changedFields(data: Values, previous: Values): string[] {
  return Object.keys(data).filter((field) => !sameValue(data[field], previous[field]));
}

/** Equal for the one who looks at a form: an empty text and nothing are the same there. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (isBlank(a) && isBlank(b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => sameValue(item, b[index]));
  }
  if (isValues(a) && isValues(b)) {
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => sameValue(a[key], b[key]));
  }
  return Object.is(a, b);
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A new record says nothing about fields that were left empty. */
export function withoutBlanks(data: Values): Values {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => !isBlank(value)));
}
