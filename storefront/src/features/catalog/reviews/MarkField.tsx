import { marks, markWords } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import { markRequired } from '@odonta/db/vocabulary/catalog/reviews/reviewForm.ts';
import { useWatch } from 'react-hook-form';
import { errorIdOf, FieldError } from '../../../components/ui/Field.tsx';
import { islandIcons } from '../../../components/ui/islandIcons.ts';
import { useFormField } from '../../platform/forms/useFormField.ts';
import styles from './MarkField.module.css';
import { noPractice } from './reviewValues.ts';

/** Five stars that are radio buttons: arrows choose, and a screen reader says the word of each. */
export function MarkField({ name, mayBeAbsent = false }: { name: string; mayBeAbsent?: boolean }) {
  const { id, label, error, field } = useFormField(name, {
    validate: (value: string | null) => (value ? true : markRequired),
  });
  const given: unknown = useWatch({ name });
  const chosen = marks.find((mark) => String(mark) === given);
  return (
    <fieldset
      className={`field ${styles.group}`}
      aria-describedby={error === undefined ? undefined : errorIdOf(id)}
    >
      <legend className="field__label">{label}</legend>
      <div className={styles.row}>
        <span className={styles.stars}>
          {marks.map((mark) => (
            <label key={mark} className={styles.star}>
              <input
                type="radio"
                className="visually-hidden"
                value={mark}
                {...field}
                id={mark === 1 ? id : undefined}
              />
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={islandIcons.star} />
              </svg>
              <span className="visually-hidden">
                {mark} — {markWords[mark]}
              </span>
            </label>
          ))}
        </span>
        <span className="field__hint" aria-hidden="true">
          {chosen && markWords[chosen]}
        </span>
        {mayBeAbsent && (
          <label className={styles.absent}>
            <input type="radio" value={noPractice} {...field} /> Не было
          </label>
        )}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
