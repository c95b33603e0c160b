/** The words of a status set, for a column of codes. */
export function labelsOf(
  statuses: Readonly<Record<string, { readonly label: string }>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(statuses).map(([status, { label }]) => [status, label]));
}
