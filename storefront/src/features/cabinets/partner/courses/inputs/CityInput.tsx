import type { CityOption } from '@odonta/api/contract';
import { clockInWords } from '@odonta/db/vocabulary/catalog/classDays.ts';
import { offsetOfRegion } from '@odonta/db/vocabulary/catalog/utcOffsets.ts';
import { Suspense, useState } from 'react';
import { lazily } from '../../../../../lib/lazily.tsx';
import { useCities } from '../../../../platform/forms/useCities.ts';
import { useCourse } from '../saving/useCourse.ts';
import { CourseField } from './CourseField.tsx';
import { useField } from './useField.ts';

const CityBox = lazily(() => import('./CityBox.tsx').then((part) => part.CityBox));

/** The city by its number, with the clock that the hours of the course follow. */
export function CityInput() {
  const { value, set } = useField('city_id');
  const { card } = useCourse();
  const [chosen, setChosen] = useState<CityOption | null>(null);
  const name = value === null ? '' : chosen?.id === value ? chosen.name : (card.names.cities[value] ?? '');
  const known = useCities(name);
  const region = known.cities.find(({ id }) => id === value)?.region;
  const hint = region && `Часы занятий — ${clockInWords(offsetOfRegion(region))}`;
  return (
    <CourseField name="city_id" hint={hint}>
      {(input) => (
        <Suspense fallback={<input className="input" {...input} readOnly value={name} />}>
          <CityBox
            key={name}
            name={name}
            input={input}
            onChosen={(option: CityOption | null) => {
              setChosen(option);
              set(option?.id ?? null);
            }}
          />
        </Suspense>
      )}
    </CourseField>
  );
}
