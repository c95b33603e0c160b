import { Button } from '@mui/material';
import { isFailure } from '../api/failure.ts';
import { State } from '../page/State.tsx';

/** Why a record cannot be shown: gone, forbidden, or the server is away. */
export function RecordFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const status = isFailure(error) ? error.status : 0;
  if (status === 404) return <State title="Запись не найдена">Её удалили, или она вам недоступна.</State>;
  if (status === 403) return <State title="Нет доступа">У вашей роли нет прав на эту запись.</State>;
  return (
    <State
      title="Запись не загрузилась"
      action={
        <Button variant="contained" onClick={onRetry}>
          Повторить
        </Button>
      }
    >
      {error instanceof Error ? error.message : 'Сервер не ответил.'}
    </State>
  );
}
