import { type RaRecord, useGetRecordRepresentation, useResourceContext } from 'react-admin';

/** «Иванова Мария, № 5»: duplicates are called alike, and only the number tells them apart. */
export function useTitle(): (record: RaRecord) => string {
  const titleOf = useGetRecordRepresentation(useResourceContext());
  return (record) => {
    const title = String(titleOf(record));
    return title.includes('№') ? title : `${title}, № ${record.id}`;
  };
}
