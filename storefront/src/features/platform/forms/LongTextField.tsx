import { describedBy, Field } from '../../../components/ui/Field.tsx';
import { useFormField } from './useFormField.ts';

interface Props {
  name: string;
  rows: number;
  hint?: string;
}

/** Accepts too long a text, and says so: pasted text is never cut silently. */
export function LongTextField({ name, rows, hint }: Props) {
  const { id, label, error, isOptional, field } = useFormField(name);
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <textarea className="input" rows={rows} {...field} {...describedBy(id, { hint, error })} />
    </Field>
  );
}
