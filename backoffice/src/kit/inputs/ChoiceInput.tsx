import { isLong } from '@odonta/db/vocabulary/longLists.ts';
import { SelectInput, type SelectInputProps, useInput } from 'react-admin';
import { type Option, OptionSearch } from './OptionSearch.tsx';

interface ChoiceInputProps extends Omit<SelectInputProps, 'choices' | 'label' | 'helperText'> {
  source: string;
  choices: Option[];
  label?: string | false;
  helperText?: string | false;
}

/** One of the choices, which are all here; more than 50 of them are searched by typing. */
export function ChoiceInput(props: ChoiceInputProps) {
  return isLong(props.choices.length) ? <Searched {...props} /> : <SelectInput {...props} />;
}

function Searched({
  source,
  choices,
  label,
  helperText,
  validate,
  defaultValue,
  onChange,
}: ChoiceInputProps) {
  const input = useInput({ source, validate, defaultValue, onChange });
  const chosen = choices.find(({ id }) => String(id) === String(input.field.value));
  return (
    <OptionSearch
      source={source}
      input={input}
      label={label}
      helperText={helperText}
      options={choices}
      chosenName={chosen?.name ?? ''}
    />
  );
}
