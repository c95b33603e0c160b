import { Autocomplete, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';

type Named = RaRecord & { name: string };

interface ReferenceSearchProps {
  reference: string;
  label: string;
  excluded: readonly number[];
  onChoose: (id: number) => void;
}

/** Finds one record by typing and hands it over; the field is empty again for the next one. */
export function ReferenceSearch({ reference, label, excluded, onChoose }: ReferenceSearchProps) {
  const [typed, setTyped] = useState('');
  const query = useDebounced(typed.trim());
  const { data = [], isFetching } = useGetList<Named>(reference, {
    filter: query ? { q: query } : {},
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: 25 },
  });
  return (
    <Autocomplete
      options={data.filter(({ id }) => !excluded.includes(Number(id)))}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      // The server has searched already, by more than the visible name.
      filterOptions={(options) => options}
      value={null}
      inputValue={typed}
      onInputChange={(_, text, reason) => reason !== 'reset' && setTyped(text)}
      onChange={(_, chosen) => {
        if (chosen) onChoose(Number(chosen.id));
        setTyped('');
      }}
      loading={isFetching}
      blurOnSelect
      renderInput={(params) => <TextField {...params} label={label} />}
      sx={{ maxWidth: 480 }}
    />
  );
}

function useDebounced(value: string, ms = 300): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
