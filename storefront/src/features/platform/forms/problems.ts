import { type FieldError, type FieldErrors, type FieldValues, get } from 'react-hook-form';
import type { FieldProblem } from '../../../components/ui/ErrorSummary.tsx';

/** The errors of a form, in the order of its fields. */
export function problemsOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  labels: Readonly<Record<string, string>>,
  idOf: (name: string) => string,
): FieldProblem[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const issue: FieldError | undefined = get(errors, name);
    const message = issue?.message;
    return typeof message === 'string' && message !== '' ? [{ id: idOf(name), label, message }] : [];
  });
}
