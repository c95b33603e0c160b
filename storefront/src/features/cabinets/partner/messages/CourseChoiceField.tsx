import type { CourseToWriteTo } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { useWatch } from 'react-hook-form';
import { describedBy, Field } from '../../../../components/ui/Field.tsx';
import { useFormField } from '../../../platform/forms/useFormField.ts';
import { whenAndWhere } from '../../own/whenAndWhere.ts';
import { recipientsInWords } from './messageWords.ts';

/** Courses are told apart by their dates; one that has had its letters of the day cannot be chosen. */
export function CourseChoiceField({ courses }: { courses: readonly CourseToWriteTo[] }) {
  const { id, label, error, field } = useFormField('course');
  const chosen = useWatch({ name: 'course' });
  const course = courses.find((each) => String(each.id) === chosen);
  const hint = course
    ? `${recipientsInWords(course.recipients)}. Сегодня можно отправить ещё ${plural(course.left_today, ['письмо', 'письма', 'писем'])}.`
    : 'Участники и покупатели с оплаченной записью';
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <select className="input" {...field} {...describedBy(id, { hint, error })}>
        <option value="">Выберите курс</option>
        {courses.map((each) => (
          <option key={each.id} value={each.id} disabled={each.left_today === 0}>
            {`${each.name} · ${whenAndWhere(each)}${each.left_today === 0 ? ' · сегодня больше нельзя' : ''}`}
          </option>
        ))}
      </select>
    </Field>
  );
}
