import type { CityOption } from '@odonta/api/contract';
import { clockInWords } from '@odonta/db/vocabulary/catalog/classDays.ts';
import { offsetOfRegion } from '@odonta/db/vocabulary/catalog/utcOffsets.ts';
import { useCombobox } from 'downshift';
import { useState } from 'react';
import city from '../../../../platform/forms/CityField.module.css';
import { CityOptions } from '../../../../platform/forms/CityOptions.tsx';
import { useCities } from '../../../../platform/forms/useCities.ts';
import { useCourse } from '../saving/useCourse.ts';
import { CourseField } from './CourseField.tsx';
import { useField } from './useField.ts';

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
        <CityBox
          key={name}
          name={name}
          input={input}
          onChosen={(option) => {
            setChosen(option);
            set(option?.id ?? null);
          }}
        />
      )}
    </CourseField>
  );
}

interface BoxProps {
  name: string;
  input: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined };
  onChosen(city: CityOption | null): void;
}

function CityBox({ name, input: { id, ...said }, onChosen }: BoxProps) {
  const [typed, setTyped] = useState(name);
  const search = useCities(typed);
  const { InputBlur } = useCombobox.stateChangeTypes;
  const box = useCombobox<CityOption>({
    id: `${id}-list`,
    inputId: id,
    initialInputValue: name,
    items: [...search.cities],
    itemToString: (option) => option?.name ?? '',
    itemToKey: (option) => option?.id,
    // An unfinished name is no choice: the chosen city stays.
    stateReducer: (_state, { type, changes }) =>
      type === InputBlur && !changes.selectedItem && changes.inputValue !== ''
        ? { ...changes, inputValue: name }
        : changes,
    onInputValueChange({ inputValue }) {
      setTyped(inputValue);
      if (inputValue === '' && name !== '') onChosen(null);
    },
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChosen(selectedItem),
  });
  const { 'aria-activedescendant': activeId, ...props } = box.getInputProps();
  return (
    <div className={city.box}>
      <input
        className="input"
        {...props}
        {...said}
        aria-labelledby={undefined}
        aria-activedescendant={activeId || undefined}
        autoComplete="off"
        maxLength={100}
        placeholder="Начните вводить название"
      />
      <CityOptions box={box} cities={search.cities} />
    </div>
  );
}
