import { Autocomplete, TextField } from '@mui/material';
import { useMemo } from 'react';
import { FieldTitle, InputHelperText, type useInput } from 'react-admin';

export interface Option {
  id: string | number;
  name: string;
}

interface OptionSearchProps {
  source: string;
  input: ReturnType<typeof useInput>;
  options: readonly Option[];
  label?: string | false | undefined;
  helperText?: string | false | undefined;
  /** The name of the chosen option; empty until it is loaded. */
  chosenName: string;
  failure?: string | undefined;
  isLoading?: boolean;
  /** Given when the caller searches; otherwise the options are searched here. */
  onSearch?: (typed: string) => void;
  onOpen?: () => void;
}

/** A field of the form in which one option is found by typing. */
export function OptionSearch({
  source,
  input: { id, field, fieldState, isRequired },
  options,
  label,
  helperText,
  chosenName,
  failure,
  isLoading = false,
  onSearch,
  onOpen,
}: OptionSearchProps) {
  const isEmpty = field.value === null || field.value === undefined || field.value === '';
  // A new object would be a new choice for MUI, and typed text would be lost.
  const chosen = useMemo<Option | null>(
    () => (isEmpty ? null : { id: field.value, name: chosenName }),
    [isEmpty, field.value, chosenName],
  );
  const error = fieldState.error?.message ?? failure;
  return (
    <Autocomplete
      id={id}
      options={options}
      value={chosen}
      onChange={(_, option) => field.onChange(option?.id ?? null)}
      onBlur={field.onBlur}
      onOpen={onOpen}
      onInputChange={(_, typed, reason) => onSearch?.(reason === 'input' ? typed : '')}
      {...(onSearch && { filterOptions: (found: Option[]) => found })}
      getOptionLabel={({ name }) => name}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(one, other) => String(one.id) === String(other.id)}
      loading={isLoading}
      openOnFocus
      slotProps={{
        popper: { placement: 'bottom-start', sx: { minWidth: 'min(320px, calc(100vw - 24px))' } },
      }}
      className={`ra-input ra-input-${source}`}
      renderInput={(params) => (
        <TextField
          {...params}
          name={field.name}
          inputRef={field.ref}
          label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
          error={error !== undefined}
          helperText={
            (helperText !== false || error !== undefined) && (
              <InputHelperText error={error} helperText={helperText} />
            )
          }
        />
      )}
    />
  );
}
