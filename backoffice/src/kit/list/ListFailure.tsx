import { Alert, Button } from '@mui/material';
import { useListContext } from 'react-admin';

export function ListFailure() {
  const { error, refetch, isFetching } = useListContext();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" disabled={isFetching} onClick={() => void refetch()}>
          Повторить
        </Button>
      }
    >
      Список не загрузился. {(error as Error | null)?.message}
    </Alert>
  );
}
