import { type RaRecord, ReferenceFieldBase, useCanAccess, useRecordContext } from 'react-admin';

interface ReferenceNameProps {
  reference: string;
  source: string;
  /** The field people know the other record by. */
  text?: string;
}

/** The name of a related record, never a bare number; nothing is asked about records the viewer may not list. */
export function ReferenceName({ reference, source, text = 'name' }: ReferenceNameProps) {
  const { canAccess } = useCanAccess({ resource: reference, action: 'list' });
  const beside: unknown = useRecordContext<RaRecord>()?.[source.replace(/_id$/, '_name')];
  // Every viewer of the record sees its manager, even without the right to list colleagues.
  if (typeof beside === 'string') return <>{beside}</>;
  if (!canAccess) return <>—</>;
  return (
    <ReferenceFieldBase reference={reference} source={source} error={<>—</>} empty={<>—</>}>
      <Named text={text} />
    </ReferenceFieldBase>
  );
}

function Named({ text }: { text: string }) {
  const record = useRecordContext<RaRecord>();
  return <>{record?.[text] ?? '—'}</>;
}
