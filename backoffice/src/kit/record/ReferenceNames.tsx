import { type RaRecord, useCanAccess, useGetManyAggregate } from 'react-admin';
import { useNaming } from '../inputs/useNaming.ts';

export function ReferenceNames({ reference, ids }: { reference: string; ids: readonly number[] }) {
  const nameOf = useNaming(reference);
  const { canAccess } = useCanAccess({ resource: reference, action: 'list' });
  const { data } = useGetManyAggregate<RaRecord>(
    reference,
    { ids: [...ids] },
    { enabled: canAccess === true && ids.length > 0 },
  );
  if (ids.length === 0 || canAccess === false) return <>—</>;
  const known = new Map(data?.map((record) => [record?.id, record]));
  const named = ids.map((id) => {
    const record = known.get(id);
    return record ? nameOf(record) : `№ ${id}`;
  });
  return <>{named.join(', ')}</>;
}
