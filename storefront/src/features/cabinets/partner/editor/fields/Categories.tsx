import { type CategoryId, categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import type { describedBy } from '../../../../../components/ui/Field.tsx';
import { OrderedNames } from './OrderedNames.tsx';

interface Props {
  value: readonly CategoryId[];
  set(value: CategoryId[]): void;
  input: ReturnType<typeof describedBy>;
  atMost: number;
}

const names = Object.fromEntries(categories.map(({ id, name }) => [id, name]));

/** A few of the categories, the main one first. */
export function Categories({ value, set, input, atMost }: Props) {
  function add(code: string) {
    const chosen = categories.find(({ id }) => String(id) === code);
    if (chosen) set([...value, chosen.id]);
  }
  return (
    <>
      <OrderedNames ids={value} names={names} onChanged={set} />
      {value.length < atMost && (
        <select className="input" {...input} value="" onChange={({ target }) => add(target.value)}>
          <option value="">Добавить категорию</option>
          {categories
            .filter(({ id }) => !value.includes(id))
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </select>
      )}
    </>
  );
}
