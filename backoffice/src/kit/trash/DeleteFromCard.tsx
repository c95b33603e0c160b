import { type RaRecord, useCanAccess, useRecordContext, useResourceContext } from 'react-admin';
import { DeleteOne } from './DeleteOne.tsx';

interface Props<Shown> {
  /** Whether the record may be deleted as it is now; the server says why not. */
  when?: (record: Shown) => boolean;
}

/** The delete button of cards without a form, for users with the right. */
export function DeleteFromCard<Shown extends RaRecord>({ when }: Props<Shown>) {
  const resource = useResourceContext();
  const record = useRecordContext<Shown>();
  const { canAccess } = useCanAccess({ resource, action: 'delete' });
  return canAccess && record && (when?.(record) ?? true) ? <DeleteOne /> : null;
}
