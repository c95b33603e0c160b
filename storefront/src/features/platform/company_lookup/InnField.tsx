import { useFormContext } from 'react-hook-form';
import { TextField } from '../forms/TextField.tsx';
import styles from './inn.module.css';
import { useCompanyByInn } from './useCompanyByInn.ts';

interface Props {
  /** Where the company's fields stand in the form: `company.`, or nothing. */
  within?: string;
  hint?: string;
}

/**
 * The tax number, on which all documents depend: checked as soon as it is left, and the register fills in the
 * rest by it.
 */
export function InnField({ within = '', hint }: Props) {
  const { trigger } = useFormContext();
  const name = `${within}inn`;
  const said = useCompanyByInn(within);
  return (
    <div>
      <TextField
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        hint={hint}
        hear={(field) => ({
          onBlur: (event) => {
            void field.onBlur(event);
            if (event.target.value.trim() !== '') void trigger(name);
          },
        })}
      />
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  );
}
