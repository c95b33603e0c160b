import { Autocomplete, TextField } from '@mui/material';
import { FieldTitle, useInput } from 'react-admin';

interface WordsInputProps {
  source: string;
  helperText: string;
  atMost: number;
}

/** Several words of free choice: each is typed and ended by Enter, and taken away by Backspace. */
export function WordsInput({ source, helperText, atMost }: WordsInputProps) {
  const { field, fieldState, id } = useInput<string[]>({ source, defaultValue: [] });
  const words: string[] = field.value ?? [];
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      id={id}
      options={[]}
      value={words}
      onChange={(_, chosen) => {
        const typed = chosen.map((word) => word.trim()).filter((word) => word !== '');
        field.onChange([...new Set(typed)].slice(0, atMost));
      }}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          name={source}
          label={<FieldTitle source={source} />}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? helperText}
        />
      )}
    />
  );
}
