import { type RaRecord, useCanAccess, useGetManyAggregate } from 'react-admin';

export function ReferenceNames({ reference, ids }: { reference: string; ids: readonly number[] }) {
  const { canAccess } = useCanAccess({ resource: reference, action: 'list' });
  const { data } = useGetManyAggregate<RaRecord & { name: string }>(
    reference,
    { ids: [...ids] },
    { enabled: canAccess === true && ids.length > 0 },
  );
  if (ids.length === 0 || canAccess === false) return <>—</>;
  return <>{ids.map((id) => data?.find((each) => each?.id === id)?.name ?? `№ ${id}`).join(', ')}</>;
}
