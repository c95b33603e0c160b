import { coverAtLeast } from '@odonta/db/vocabulary/catalog/centerCourses.ts';
import { Cover } from '../../editor/fields/Cover.tsx';
import { CourseField } from './CourseField.tsx';
import { useField } from './useField.ts';

export function CoverInput() {
  const { value, set } = useField('file_preview');
  return (
    <CourseField name="file_preview" label="Файл обложки" hint={hint}>
      {(input) => <Cover {...{ value, set, input }} folder="prods" path="/prods/my/pictures" />}
    </CourseField>
  );
}

const hint = `Не меньше ${coverAtLeast.width} × ${coverAtLeast.height} точек: JPEG, PNG, WebP или AVIF до 8 МБ`;
