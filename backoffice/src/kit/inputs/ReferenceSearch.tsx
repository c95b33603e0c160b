import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { Pages } from './LongListbox.tsx';
import { useNaming } from './useNaming.ts';
import { useReferencePages } from './useReferencePages.ts';

interface ReferenceSearchProps {
  reference: string;
  label: string;
  excluded: readonly number[];
  onChoose: (id: number) => void;
}

/** Finds one record by typing and passes it on; then the field is empty for the next one. */
export function ReferenceSearch({ reference, label, excluded, onChoose }: ReferenceSearchProps) {
  const nameOf = useNaming(reference);
  const [typed, setTyped] = useState('');
  const [isWanted, setWanted] = useState(false);
  const { records, pages, isFetching } = useReferencePages({ reference, text: 'name', typed, isWanted });
  const options = records.filter(({ id }) => !excluded.includes(Number(id)));
  const total = pages.total && pages.total - records.length + options.length;
  return (
    <Pages value={{ ...pages, total }}>
      <Autocomplete
        options={options}
        getOptionLabel={nameOf}
        getOptionKey={({ id }) => id}
        // The server has searched already, by more than the visible name.
        filterOptions={(found) => found}
        onOpen={() => setWanted(true)}
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
    </Pages>
  );
}
