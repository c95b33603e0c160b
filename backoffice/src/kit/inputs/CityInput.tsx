import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useInput, useReference } from 'react-admin';
import { useStaffData } from '../api/useStaffData.ts';
import { OptionSearch } from './OptionSearch.tsx';
import { useDebounced } from './useDebounced.ts';

interface CityInputProps {
  source: string;
  helperText?: string;
}

/** One city, for those too who have no right to the list of cities: visitors find them the same way. */
export function CityInput({ source, helperText }: CityInputProps) {
  const provider = useStaffData();
  const input = useInput({ source });
  const id = input.field.value || null;
  const [typed, setTyped] = useState('');
  const [isWanted, setWanted] = useState(false);
  const begun = useDebounced(typed.trim());
  const {
    data = [],
    error,
    isFetching,
  } = useQuery({
    queryKey: ['cities_of_visitors', begun],
    queryFn: () => provider.cities(begun),
    enabled: isWanted,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const { referenceRecord } = useReference<RaRecord & { name: string }>({
    reference: 'cities',
    id,
    options: { enabled: id !== null },
  });
  const chosenName =
    data.find((city) => city.id === id)?.name ??
    (referenceRecord && referenceRecord.id === id ? referenceRecord.name : '');
  return (
    <OptionSearch
      source={source}
      input={input}
      helperText={helperText}
      options={data.map(({ id: city, name, region }) => ({
        id: city,
        name: name === region ? name : `${name}, ${region}`,
      }))}
      chosenName={chosenName}
      failure={error?.message}
      isLoading={isFetching}
      onSearch={setTyped}
      onOpen={() => setWanted(true)}
    />
  );
}
