import { Autocomplete, MenuItem, TextField } from '@mui/material';
import { isLong } from '@odonta/db/vocabulary/longLists.ts';

interface ChoiceProps {
  label: string;
  value: string;
  choices: readonly { id: string; name: string }[];
  onChoose: (id: string) => void;
  width: number;
}

/** One of the choices, outside forms; more than 50 of them are searched by typing. */
export function Choice({ label, value, choices, onChoose, width }: ChoiceProps) {
  const sx = { width: { xs: '100%', sm: width } };
  const chosen = choices.find(({ id }) => id === value);
  if (chosen && isLong(choices.length))
    return (
      <Autocomplete
        disableClearable
        options={choices}
        value={chosen}
        onChange={(_, { id }) => onChoose(id)}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        renderInput={(params) => <TextField {...params} size="small" label={label} />}
        sx={sx}
      />
    );
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      sx={sx}
    >
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
