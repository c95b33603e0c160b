import type { CityOption } from '@odonta/api/contract';
import { cityTexts } from '@odonta/db/vocabulary/content/requests/requestForm.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { useCombobox } from 'downshift';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { describedBy, Field } from '../../../components/ui/Field.tsx';
import styles from './CityField.module.css';
import { CityOptions } from './CityOptions.tsx';
import { type CitySearch, useCities } from './useCities.ts';
import { useFormField } from './useFormField.ts';

const sameName = (typed: string) => (city: CityOption) =>
  city.name.toLowerCase() === typed.trim().toLowerCase();

/** A city of the list; its value is the name, empty without a choice. A fully typed name counts as a choice. */
export function CityField({ name }: { name: string }) {
  const { getValues, setValue, trigger, formState } = useFormContext();
  const { id, label, error, isOptional, field } = useFormField(name);
  const [before] = useState<string>(() => getValues(name));
  // Follows the input a moment later: the combobox itself must own the text, or fast typing would lose letters.
  const [typed, setTyped] = useState(before);
  const search = useCities(typed);
  const answer = useRef(before);
  const announce = (city: string) => {
    if (city !== answer.current) setValue(name, city, { shouldValidate: formState.isSubmitted });
    answer.current = city;
  };
  const box = useCombobox<CityOption>({
    id: `${id}-list`,
    inputId: id,
    initialInputValue: before,
    items: [...search.cities],
    itemToString: (city) => city?.name ?? '',
    itemToKey: (city) => city?.id,
    stateReducer: (_state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputChange ? { ...changes, selectedItem: null } : changes,
    onInputValueChange: ({ inputValue }) => setTyped(inputValue),
    onSelectedItemChange: ({ selectedItem }) => announce(selectedItem?.name ?? ''),
  });
  const { isOpen, selectedItem, selectItem } = box;
  useEffect(() => {
    if (isOpen || selectedItem) return;
    const named = search.cities.find(sameName(typed));
    if (named) selectItem(named);
    // Without the list no city can be chosen, and that must not block the visitor.
    else if (search.state === 'failed') announce(typed.trim());
  });
  // The form reads its own value and not the input, which may contain half a name; it only moves the focus here.
  const { 'aria-activedescendant': activeId, ...input } = box.getInputProps({
    ref: (element: HTMLInputElement | null) => field.ref(element && { focus: () => element.focus() }),
    onBlur: () => formState.isSubmitted && trigger(name),
  });

  return (
    <Field id={id} label={label} error={error} isOptional={isOptional}>
      <div className={styles.box}>
        <input
          className="input"
          {...input}
          {...describedBy(id, { error })}
          aria-labelledby={undefined}
          aria-activedescendant={activeId || undefined}
          autoComplete="off"
          maxLength={100}
          placeholder="Начните вводить название"
        />
        <CityOptions box={box} cities={search.cities} />
        {isOpen && search.state !== 'found' && <p className={styles.message}>{messageOf(search)}</p>}
        <span className="visually-hidden" role="status">
          {isOpen ? messageOf(search) : ''}
        </span>
      </div>
    </Field>
  );
}

function messageOf({ state, cities }: CitySearch): string {
  if (state === 'found') return `Подсказки: ${plural(cities.length, ['город', 'города', 'городов'])}`;
  return state === 'failed'
    ? 'Список городов сейчас недоступен, напишите название полностью'
    : cityTexts[state];
}
