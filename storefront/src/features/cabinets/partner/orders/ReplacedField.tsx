import type { CenterOrder } from '@odonta/api/contract';
import { describedBy, Field } from '../../../../components/ui/Field.tsx';
import { useFormField } from '../../../platform/forms/useFormField.ts';

/** The participant who does not come; the only one of an order is chosen already. */
export function ReplacedField({ people }: { people: CenterOrder['replaceable'] }) {
  const { id, label, error, field } = useFormField('participant');
  return (
    <Field id={id} label={label} error={error}>
      <select className="input" {...field} {...describedBy(id, { error })}>
        <option value="">Выберите участника</option>
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </select>
    </Field>
  );
}
