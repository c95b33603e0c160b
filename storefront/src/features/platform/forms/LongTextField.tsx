import { describedBy, Field } from '../../../components/ui/Field.tsx';
import { useFormField } from './useFormField.ts';

interface Props {
  name: string;
  rows: number;
  hint?: string;
}

/** Takes more than is allowed, and says so: what was pasted is never cut in silence. */
export function LongTextField({ name, rows, hint }: Props) {
  const { id, label, error, isOptional, field } = useFormField(name);
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <textarea className="input" rows={rows} {...field} {...describedBy(id, { hint, error })} />
    </Field>
  );
}
