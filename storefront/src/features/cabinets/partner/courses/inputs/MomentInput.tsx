import type { EditedProd } from '@odonta/api/contract';
import { useState } from 'react';
import { momentText, secondsOfMoment } from '../values/moments.ts';
import { CourseField } from './CourseField.tsx';
import { useField } from './useField.ts';

type Moment = 'date_start' | 'date_end' | 'registration_from' | 'registration_to';

interface Props {
  name: Moment;
  hint?: string;
  /** The value of an empty field. */
  none?: 0 | null;
  onChanged?(value: number | null, before: number | null): void;
}

/** A day and an hour by the clock of Moscow, in any time zone of the browser. */
export function MomentInput({ name, hint = 'По московскому времени', none = null, onChanged }: Props) {
  const { value, set } = useField(name);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <CourseField name={name} hint={hint}>
      {(input) => (
        <input
          className="input"
          type="datetime-local"
          {...input}
          value={typed ?? momentText(value)}
          onBlur={() => setTyped(null)}
          onChange={({ target }) => {
            setTyped(target.value);
            const next = target.value === '' ? none : secondsOfMoment(target.value);
            // A half typed date is no value yet.
            if ((target.value === '' && target.validity.badInput) || (next === null && target.value)) return;
            if (onChanged) onChanged(next, value);
            else set(next as EditedProd[Moment]);
          }}
        />
      )}
    </CourseField>
  );
}
