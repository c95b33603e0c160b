import type { EditedProd } from '@odonta/api/contract';
import { CourseField } from './CourseField.tsx';
import styles from './inputs.module.css';
import { useField } from './useField.ts';

type Choices = readonly (readonly [code: string, label: string])[];

interface ChoiceProps {
  name: 'type' | 'degree' | 'seats_display' | 'reprice_on_reduction';
  choices: Choices;
  hint?: string;
  onChanged?(code: string): void;
}

export function ChoiceInput({ name, choices, hint, onChanged }: ChoiceProps) {
  const { value, set } = useField(name);
  return (
    <CourseField name={name} hint={hint}>
      {(input) => (
        <select
          className="input"
          {...input}
          value={String(value)}
          onChange={({ target }) => (onChanged ? onChanged(target.value) : set(target.value as never))}
        >
          {choices.map(([code, label]) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
      )}
    </CourseField>
  );
}

interface ChecksProps {
  name: 'services' | 'issued_documents' | 'inclusions' | 'payment_methods';
  choices: Choices;
  hint?: string;
}

/** Any of several codes. */
export function ChecksInput({ name, choices, hint }: ChecksProps) {
  const { id, value, set } = useField(name);
  const chosen: readonly (string | number)[] = value;
  const codeOf = (code: string) => (name === 'services' ? Number(code) : code);
  const toggle = (code: string, isOn: boolean) => {
    const others = chosen.filter((each) => each !== codeOf(code));
    set((isOn ? [...others, codeOf(code)] : others) as EditedProd[typeof name] as never);
  };
  return (
    <CourseField name={name} hint={hint} isGroup>
      {() => (
        <div className={styles.checks}>
          {choices.map(([code, label]) => (
            <div className="checkbox" key={code}>
              <input
                type="checkbox"
                id={`${id}-${code}`}
                checked={chosen.includes(codeOf(code))}
                onChange={({ target }) => toggle(code, target.checked)}
              />
              <label htmlFor={`${id}-${code}`}>{label}</label>
            </div>
          ))}
        </div>
      )}
    </CourseField>
  );
}
