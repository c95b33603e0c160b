/** Whether two values of a field mean the same: an empty text is none, and absent keys are empty ones. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(plainest(one)) === JSON.stringify(plainest(other));

function plainest(value: unknown): unknown {
  if (value === '' || value === undefined) return null;
  if (Array.isArray(value)) return value.map(plainest);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, plainest(inner)] as const);
  const kept = entries.filter(([, inner]) => inner !== null);
  return Object.fromEntries(kept.sort(([one], [other]) => (one < other ? -1 : 1)));
}
