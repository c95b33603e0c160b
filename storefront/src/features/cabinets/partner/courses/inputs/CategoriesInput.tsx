import type { EditedProd } from '@odonta/api/contract';
import { prodLimits } from '@odonta/db/vocabulary/catalog/prod.ts';
import { CourseField } from './CourseField.tsx';
import { OrderedNames } from './OrderedNames.tsx';
import { useField } from './useField.ts';

/** One to three, the main one first. */
export function CategoriesInput({ choices }: { choices: readonly { id: number; name: string }[] }) {
  const { value, set } = useField('categories');
  const become = (ids: number[]) => set(ids as EditedProd['categories']);
  const names = Object.fromEntries(choices.map(({ id, name }) => [id, name]));
  return (
    <CourseField name="categories" hint="От одной до трёх, первая — главная">
      {(input) => (
        <>
          <OrderedNames ids={value} names={names} onChanged={become} />
          {value.length < prodLimits.categories.max && (
            <select
              className="input"
              {...input}
              value=""
              onChange={({ target }) => target.value && become([...value, Number(target.value)])}
            >
              <option value="">Добавить категорию</option>
              {choices
                .filter(({ id }) => !value.some((each) => each === id))
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </select>
          )}
        </>
      )}
    </CourseField>
  );
}
