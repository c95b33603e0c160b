import { useStore } from '../saving/useCourse.ts';
import { CourseField } from './CourseField.tsx';
import { useField } from './useField.ts';

/** An open date takes the dates away: the server accepts one or the other. */
export function OpenDateInput() {
  const store = useStore();
  const { id, label, value } = useField('is_date_open');
  const become = (is_date_open: boolean) =>
    store.type(
      is_date_open ? { is_date_open, date_start: null, date_end: 0, schedule: [] } : { is_date_open },
    );
  return (
    <CourseField name="is_date_open" label="">
      {(input) => (
        <div className="checkbox">
          <input
            type="checkbox"
            {...input}
            checked={value}
            onChange={({ target }) => become(target.checked)}
          />
          <label htmlFor={id}>{label}</label>
        </div>
      )}
    </CourseField>
  );
}
