import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { FieldProblem } from '../../components/ui/ErrorSummary.tsx';

/** What is wrong with a form, in the order of its fields. */
export function problemsOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  labels: Record<keyof Values & string, string>,
  idOf: (name: string) => string,
): FieldProblem[] {
  return Object.entries<string>(labels).flatMap(([name, label]) => {
    const message = errors[name]?.message;
    return typeof message === 'string' && message !== '' ? [{ id: idOf(name), label, message }] : [];
  });
}
