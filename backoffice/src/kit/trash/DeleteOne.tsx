import type { RaRecord } from 'react-admin';
import { DeleteButton, useRedirect, useResourceContext } from 'react-admin';
import { useSayDeleted } from './useSayDeleted.tsx';

/** Deletes the record at hand, goes to its list and offers there to take it back. */
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
