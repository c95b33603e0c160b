import { useState } from 'react';
import { type RaRecord, required, useInput, useReference } from 'react-admin';
import { Pages } from './LongListbox.tsx';
import { OptionSearch } from './OptionSearch.tsx';
import { useNaming } from './useNaming.ts';
import { useReferencePages } from './useReferencePages.ts';

export interface ReferenceOptionsProps {
  source: string;
  reference: string;
  label?: string | undefined;
  /** The field people know the other records by. */
  text?: string;
  isRequired?: boolean | undefined;
  helperText?: string | false;
  filter?: Record<string, unknown> | undefined;
}

/** One record of another resource, found by typing; the server searches, and the list goes on to the last record. */
export function ReferenceOptions({
  source,
  reference,
  label,
  text = 'name',
  isRequired,
  helperText = false,
  filter,
}: ReferenceOptionsProps) {
  const input = useInput({ source, validate: isRequired ? required() : undefined });
  const id = input.field.value || null;
  const [typed, setTyped] = useState('');
  const [isWanted, setWanted] = useState(false);
  const found = useReferencePages({ reference, text, typed, filter, isWanted });
  const { referenceRecord } = useReference<RaRecord>({ reference, id, options: { enabled: id !== null } });
  const nameOf = useNaming(reference, text);
  return (
    <Pages value={found.pages}>
      <OptionSearch
        source={source}
        input={input}
        label={label}
        helperText={helperText}
        options={found.records.map((record) => ({ id: record.id, name: nameOf(record) }))}
        chosenName={referenceRecord && referenceRecord.id === id ? nameOf(referenceRecord) : ''}
        failure={found.error?.message}
        isLoading={found.isFetching}
        onSearch={setTyped}
        onOpen={() => setWanted(true)}
      />
    </Pages>
  );
}
