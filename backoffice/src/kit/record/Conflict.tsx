import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useNotify, useRecordContext, useResourceContext, useUpdate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { changesOf } from '../api/changes.ts';
import { useComplain } from '../api/useComplain.ts';
import { useWords } from '../resource/options.ts';
import { collisions } from './collisions.ts';

interface ConflictProps<R> {
  theirs: R;
  /** The other editor, and the time. */
  message: string;
  onClose: () => void;
}

/** Another user saved this record in between: shows his changes and lets the user choose. */
export function Conflict<R extends RaRecord>({ theirs, message, onClose }: ConflictProps<R>) {
  const base = useRecordContext<R>();
  const { getValues } = useFormContext();
  const { takeTheirs, overwrite, isPending } = useResolution(theirs, onClose);
  const mine = changesOf(getValues(), base);
  const rows = collisions(base ?? {}, theirs, mine);
  return (
    <Dialog
      open
      onClose={isPending ? undefined : onClose}
      fullWidth
      maxWidth="md"
      aria-labelledby="conflict-title"
    >
      <DialogTitle id="conflict-title">Запись изменил другой сотрудник</DialogTitle>
      {/* On a phone it is taller than the window: the keyboard must be able to scroll it. */}
      <DialogContent tabIndex={0} role="region" aria-labelledby="conflict-title">
        <Typography sx={{ mb: 2 }}>{message}. Ваши изменения ещё не записаны.</Typography>
        {rows.length > 0 ? (
          <Differences rows={rows} />
        ) : (
          <Alert severity="info">Изменились только служебные поля: ваши изменения ничего не затронут.</Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={onClose} disabled={isPending}>
          Вернуться к форме
        </Button>
        <Button onClick={takeTheirs} disabled={isPending}>
          Загрузить новую версию
        </Button>
        <Button variant="contained" color="error" onClick={() => overwrite(mine)} disabled={isPending}>
          Сохранить мои изменения поверх
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Differences({ rows }: { rows: ReturnType<typeof collisions> }) {
  const { labelOf, say } = useWords(useResourceContext() ?? '');
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Поле</TableCell>
          <TableCell>Было</TableCell>
          <TableCell>Сохранил другой сотрудник</TableCell>
          <TableCell>У вас в форме</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ field, before, theirs, mine, isClash }) => (
          <TableRow key={field}>
            <TableCell component="th" scope="row">
              {labelOf(field)}
            </TableCell>
            <TableCell>{say(field, before)}</TableCell>
            <TableCell>{say(field, theirs)}</TableCell>
            <TableCell
              sx={{ fontWeight: isClash ? 650 : 400, color: isClash ? 'error.main' : 'text.secondary' }}
            >
              {isClash ? say(field, mine) : 'не меняли'}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function useResolution<R extends RaRecord>(theirs: R, onClose: () => void) {
  const resource = useResourceContext() ?? '';
  const queries = useQueryClient();
  const notify = useNotify();
  const complain = useComplain();
  const [update, { isPending }] = useUpdate<R>();

  const takeTheirs = () => {
    queries.setQueriesData<R>({ queryKey: [resource, 'getOne', { id: String(theirs.id) }] }, theirs);
    void queries.invalidateQueries({ queryKey: [resource] });
    onClose();
  };
  // Only the fields changed here are sent, with the new version: the other person's fields stay.
  const overwrite = (mine: Record<string, unknown>) =>
    update(
      resource,
      { id: theirs.id, data: { ...theirs, ...mine }, previousData: theirs },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('Сохранено поверх чужих изменений', { type: 'success' });
          onClose();
        },
        onError: (error: unknown) => complain(error, 'Не удалось сохранить'),
      },
    );

  return { takeTheirs, overwrite, isPending };
}
