import type { RaRecord } from 'react-admin';
import { DeleteButton, useRedirect, useResourceContext } from 'react-admin';
import { useSayDeleted } from './useSayDeleted.tsx';

/** Deletes the current record, goes to its list and offers an undo there. */
export function DeleteOne() {
  const resource = useResourceContext();
  const redirect = useRedirect();
  const sayDeleted = useSayDeleted();
  const onSuccess = ({ id }: RaRecord) => {
    redirect('list', resource);
    sayDeleted([id]);
  };
  return <DeleteButton mutationMode="pessimistic" mutationOptions={{ onSuccess }} />;
}
