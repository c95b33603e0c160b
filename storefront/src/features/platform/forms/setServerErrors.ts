import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Shows the server's errors at their fields. The field that was sent from by the key Enter is left first: it is
 * validated once more when the summary of errors takes the focus from it, which would remove its error.
 */
export async function setServerErrors<Values extends FieldValues>(
  { setError }: Pick<UseFormReturn<Values>, 'setError'>,
  errors: readonly (readonly [path: string, message: string])[],
): Promise<void> {
  if (errors.length === 0) return;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await new Promise((validated) => setTimeout(validated));
  for (const [path, message] of errors) setError(path as FieldPath<Values>, { message });
}
