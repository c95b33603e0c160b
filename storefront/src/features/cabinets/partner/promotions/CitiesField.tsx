import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { describedBy, Field } from '../../../../components/ui/Field.tsx';
import { fieldId, useShape } from '../../../platform/forms/formShape.ts';
import { useCities } from '../../../platform/forms/useCities.ts';
import own from '../../own/own.module.css';
import type { Place } from './promotionValues.ts';

/** Several cities: typed, chosen from those that are found, and taken away again. */
export function CitiesField({ name, hint }: { name: string; hint: string }) {
  const { name: form, labels } = useShape();
  const { watch, setValue } = useFormContext<Record<string, Place[]>>();
  const [typed, setTyped] = useState('');
  const search = useCities(typed);
  const id = fieldId(form, name);
  const chosen = watch(name) ?? [];
  const found = search.cities.filter((city) => !chosen.some((each) => each.id === city.id));
  return (
    <Field id={id} label={labels[name] ?? name} hint={hint}>
      <input
        className="input"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        {...describedBy(id, { hint })}
      />
      <span className={own.end} role="status">
        {found.slice(0, 8).map((city) => (
          <button
            key={city.id}
            className="chip"
            type="button"
            onClick={() => {
              setValue(name, [...chosen, { id: city.id, name: city.name }]);
              setTyped('');
            }}
          >
            Добавить: {city.name}
          </button>
        ))}
      </span>
      <span className={own.end}>
        {chosen.map((city) => (
          <button
            key={city.id}
            className="chip"
            type="button"
            aria-label={`Убрать город: ${city.name}`}
            onClick={() =>
              setValue(
                name,
                chosen.filter((each) => each.id !== city.id),
              )
            }
          >
            {city.name} ×
          </button>
        ))}
      </span>
    </Field>
  );
}
