import { describedBy, Field } from '../../../components/ui/Field.tsx';
import { useFormField } from './useFormField.ts';

interface Props {
  name: string;
  /** The text of the first, empty option. */
  invitation: string;
  choices: readonly string[];
}

export function ChoiceField({ name, invitation, choices }: Props) {
  const { id, label, error, isOptional, field } = useFormField(name);
  return (
    <Field id={id} label={label} error={error} isOptional={isOptional}>
      <select className="input" {...field} {...describedBy(id, { error })}>
        <option value="">{invitation}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </Field>
  );
}
