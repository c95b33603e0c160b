import { prodLimits } from '@odonta/db/vocabulary/catalog/prod.ts';
import { Categories } from '../../editor/fields/Categories.tsx';
import { CourseField } from './CourseField.tsx';
import { useField } from './useField.ts';

export function CategoriesInput() {
  const { value, set } = useField('categories');
  return (
    <CourseField name="categories" hint="От одной до трёх, первая — главная">
      {(input) => <Categories {...{ value, set, input }} atMost={prodLimits.categories.max} />}
    </CourseField>
  );
}
