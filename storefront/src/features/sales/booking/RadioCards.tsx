import { FieldError } from '../../../components/ui/Field.tsx';
import { useFormField } from '../../platform/forms/useFormField.ts';
import styles from './booking.module.css';

interface Props {
  name: string;
  choices: readonly { value: string; label: string; note?: string }[];
}

/** One of a few, each of which has something to say of itself. */
export function RadioCards({ name, choices }: Props) {
  const { id, label, error, field } = useFormField(name);
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map(({ value, label: choice, note }, index) => (
        <label key={value} className={styles.choice}>
          <input type="radio" value={value} id={index === 0 ? id : undefined} {...field} />
          <span>{choice}</span>
          {note && <span className={styles.note}>{note}</span>}
        </label>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
