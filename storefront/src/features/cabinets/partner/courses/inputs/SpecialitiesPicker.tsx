import { offerLimits } from '@odonta/db/vocabulary/catalog/prodOffer.ts';
import { OrderedNames } from '../../editor/fields/OrderedNames.tsx';
import { useCourse } from '../saving/useCourse.ts';
import { useSpecialities } from './useSpecialities.ts';

interface Props {
  ids: readonly number[];
  onChanged(ids: number[]): void;
  input: { id: string; 'aria-describedby'?: string | undefined };
}

/** Specialities of doctors, added one by one. */
export function SpecialitiesPicker({ ids, onChanged, input }: Props) {
  const { card } = useCourse();
  const all = useSpecialities();
  const names = { ...card.names.specialities, ...Object.fromEntries(all.map(({ id, name }) => [id, name])) };
  return (
    <>
      <OrderedNames ids={ids} names={names} onChanged={onChanged} isSet />
      {ids.length < offerLimits.specialities && (
        <select
          className="input"
          {...input}
          value=""
          onChange={({ target }) => target.value && onChanged([...ids, Number(target.value)])}
        >
          <option value="">Добавить специальность</option>
          {all
            .filter(({ id }) => !ids.includes(id))
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
