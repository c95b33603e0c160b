import { Button } from '@mui/material';
import { useCanAccess, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';

export function RenameLink() {
  const record = useRecordContext();
  const { canAccess } = useCanAccess({ resource: 'participants', action: 'edit' });
  if (!record || !canAccess) return null;
  return (
    <Button component={Link} to={`/participants/${record.id}`} variant="outlined">
      Исправить данные
    </Button>
  );
}
