import { describedBy, Field } from '../../../components/ui/Field.tsx';
import { useFormField } from './useFormField.ts';

interface Props {
  name: string;
  choices: readonly (readonly [code: string, label: string])[];
}

/** A choice among codes, shown by their words. */
export function CodeChoice({ name, choices }: Props) {
  const { id, label, error, field } = useFormField(name);
  return (
    <Field id={id} label={label} error={error}>
      <select className="input" {...field} {...describedBy(id, { error })}>
        <option value="">Выберите</option>
        {choices.map(([code, words]) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  );
}
