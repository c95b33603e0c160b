import { BulkDeleteButton, useListContext } from 'react-admin';
import { useSayDeleted } from './useSayDeleted.tsx';

export function DeleteSelected() {
  const { selectedIds, onUnselectItems } = useListContext();
  const sayDeleted = useSayDeleted();
  const onSuccess = () => {
    sayDeleted(selectedIds);
    onUnselectItems();
  };
  return <BulkDeleteButton mutationMode="pessimistic" mutationOptions={{ onSuccess }} />;
}
