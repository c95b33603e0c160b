import { describedBy, errorIdOf, Field, FieldError } from '../../../../components/ui/Field.tsx';
import { useFormField } from '../../../platform/forms/useFormField.ts';

/** One of the codes, by its words. */
export function CodeField({ name, codes }: { name: string; codes: Readonly<Record<string, string>> }) {
  const { id, label, error, field } = useFormField(name);
  return (
    <Field id={id} label={label} error={error}>
      <select className="input" {...field} {...describedBy(id, { error })}>
        {Object.entries(codes).map(([code, words]) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface TicksProps {
  name: string;
  choices: readonly (readonly [value: string, words: string])[];
  hint: string;
}

/** Any of the choices, folded until it is wanted. */
export function TicksField({ name, choices, hint }: TicksProps) {
  const { id, label, error, field } = useFormField(name);
  return (
    <fieldset id={id} tabIndex={-1} className="field" aria-describedby={error && errorIdOf(id)}>
      <legend className="field__label">{label}</legend>
      <details>
        <summary>{hint}</summary>
        {choices.map(([value, words]) => (
          <div className="checkbox" key={value}>
            <input type="checkbox" id={`${id}-${value}`} value={value} {...field} />
            <label htmlFor={`${id}-${value}`}>{words}</label>
          </div>
        ))}
      </details>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
