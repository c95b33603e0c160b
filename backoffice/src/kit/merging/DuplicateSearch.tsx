import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useResourceContext } from 'react-admin';
import { Pages } from '../inputs/LongListbox.tsx';
import { useReferencePages } from '../inputs/useReferencePages.ts';
import type { Merging } from './merging.ts';
import { useTitle } from './useTitle.ts';

interface DuplicateSearchProps {
  merging: Merging;
  excluded: number;
  chosen: RaRecord | null;
  onChoose: (record: RaRecord | null) => void;
}

/** Finds another record of the same kind by typing. */
export function DuplicateSearch({ merging, excluded, chosen, onChoose }: DuplicateSearchProps) {
  const reference = useResourceContext() ?? '';
  const titleOf = useTitle();
  const [typed, setTyped] = useState('');
  const [isWanted, setWanted] = useState(false);
  const { text, filter } = merging;
  const sought = { reference, text, typed: chosen ? '' : typed, filter, isWanted };
  const { records, pages, error, isFetching } = useReferencePages(sought);
  const options = records.filter(({ id }) => id !== excluded);
  const total = pages.total && pages.total - records.length + options.length;
  return (
    <Pages value={{ ...pages, total }}>
      <Autocomplete
        options={options}
        getOptionLabel={titleOf}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        // The server has searched already, by more than the visible name.
        filterOptions={(found) => found}
        onOpen={() => setWanted(true)}
        value={chosen}
        onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
        onChange={(_, record) => onChoose(record)}
        loading={isFetching}
        noOptionsText={error?.message ?? 'Ничего не нашлось'}
        renderInput={(params) => <TextField {...params} label="С какой записью" autoFocus />}
      />
    </Pages>
  );
}
