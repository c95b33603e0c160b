import type { EditedProd } from '@odonta/api/contract';
import { useTyped } from '../../editor/fields/useTyped.ts';
import { wholeIn } from '../../editor/fields/wholeIn.ts';
import { CourseField } from './CourseField.tsx';
import { useField } from './useField.ts';

/** The fields whose value is of that type. */
type NamesOf<Value> = {
  [Name in keyof EditedProd]-?: EditedProd[Name] extends Value ? Name : never;
}[keyof EditedProd];

interface TextProps {
  name: NamesOf<string | null>;
  hint?: string;
  rows?: number;
  maxLength?: number;
}

/** A line, or several where rows are given. */
export function TextInput({ name, hint, rows, maxLength }: TextProps) {
  const { value, set } = useField(name);
  const typed = useTyped(value ?? '', (text) => set(text as never));
  return (
    <CourseField name={name} hint={hint}>
      {(input) =>
        rows === undefined ? (
          <input className="input" autoComplete="off" maxLength={maxLength} {...input} {...typed} />
        ) : (
          <textarea className="input" rows={rows} maxLength={maxLength} {...input} {...typed} />
        )
      }
    </CourseField>
  );
}

/** A whole number; empty is none, which the server refuses where one is needed. */
export function NumberInput({
  name,
  hint,
  label,
}: {
  name: NamesOf<number | null>;
  hint?: string;
  label?: string;
}) {
  const { value, set } = useField(name);
  const typed = useTyped(value === null ? '' : String(value), (text) => set(wholeIn(text) as never));
  return (
    <CourseField name={name} hint={hint} label={label}>
      {(input) => <input className="input" inputMode="numeric" autoComplete="off" {...input} {...typed} />}
    </CourseField>
  );
}

export function FlagInput({ name, hint }: { name: NamesOf<boolean>; hint?: string }) {
  const { id, label, value, set } = useField(name);
  return (
    <CourseField name={name} label="" hint={hint}>
      {(input) => (
        <div className="checkbox">
          <input type="checkbox" {...input} checked={value} onChange={({ target }) => set(target.checked)} />
          <label htmlFor={id}>{label}</label>
        </div>
      )}
    </CourseField>
  );
}
