import { type RaRecord, useGetRecordRepresentation, useResourceContext } from 'react-admin';

/** «Иванова Мария, № 5»: duplicates have one name, and only the number distinguishes them. */
export function useTitle(): (record: RaRecord) => string {
  const titleOf = useGetRecordRepresentation(useResourceContext());
  return (record) => {
    const title = String(titleOf(record));
    return title.includes('№') ? title : `${title}, № ${record.id}`;
  };
}
