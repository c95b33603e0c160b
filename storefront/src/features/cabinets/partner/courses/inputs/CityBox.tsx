import type { CityOption } from '@odonta/api/contract';
import { useCombobox } from 'downshift';
import { useState } from 'react';
import city from '../../../../platform/forms/CityField.module.css';
import { CityOptions } from '../../../../platform/forms/CityOptions.tsx';
import { useCities } from '../../../../platform/forms/useCities.ts';

interface Props {
  name: string;
  input: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined };
  onChosen(city: CityOption | null): void;
}

/** Finds a city by a part of its name. */
export function CityBox({ name, input: { id, ...said }, onChosen }: Props) {
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
