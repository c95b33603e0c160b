import { CourseField } from './CourseField.tsx';
import { useField } from './useField.ts';

interface Props {
  isOpen: boolean;
  become(isOpen: boolean): void;
}

export function OpenDateInput({ isOpen, become }: Props) {
  const { id, label } = useField('is_date_open');
  return (
    <CourseField name="is_date_open" label="">
      {(input) => (
        <div className="checkbox">
          <input
            type="checkbox"
            {...input}
            checked={isOpen}
            onChange={({ target }) => become(target.checked)}
          />
          <label htmlFor={id}>{label}</label>
        </div>
      )}
    </CourseField>
  );
}
