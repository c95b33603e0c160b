import { Alert, Box, Button, Typography } from '@mui/material';
import {
  type RaRecord,
  useCanAccess,
  useRecordContext,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin';
import { columnWidth } from '../page/columnWidth.ts';
import type { ResourceOptions } from '../resource/options.ts';
import { NoteEntry } from './NoteEntry.tsx';
import { NoteForm } from './NoteForm.tsx';
import { useNoteActions, useNotes } from './useNotes.tsx';

/** Notes of colleagues on the record around it; visitors and partners never see them. */
export function NotesPanel() {
  const record = useRecordContext<RaRecord>();
  const resource = useResourceContext();
  const { options } = useResourceDefinition<ResourceOptions>({ resource });
  const { canAccess } = useCanAccess({ resource: resource ?? '', action: 'show' });
  if (record?.id === undefined || !resource || !canAccess || !options?.hasNotes) return null;
  return (
    <Box
      component="section"
      aria-labelledby="notes-title"
      sx={{
        mt: 2,
        p: { xs: 2, sm: 2.5 },
        maxWidth: columnWidth,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
      }}
    >
      <Typography variant="h2" id="notes-title" sx={{ mb: 0.25 }}>
        Заметки коллег
      </Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: 14, mb: 2 }}>
        Их видят только сотрудники, которым открыта эта запись.
      </Typography>
      <Notes key={`${resource}/${record.id}`} resource={resource} recordId={record.id} />
    </Box>
  );
}

function Notes({ resource, recordId }: { resource: string; recordId: RaRecord['id'] }) {
  const { data, error, isPending, hasNextPage, fetchNextPage, refetch } = useNotes(resource, recordId);
  const { write, change, remove } = useNoteActions(resource, recordId);
  const notes = data?.pages.flatMap((page) => page.notes) ?? [];
  return (
    <>
      <NoteForm resource={resource} recordId={recordId} onSave={write} />
      {error && (
        <Alert
          severity="error"
          sx={{ mt: 2 }}
          action={
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              Повторить
            </Button>
          }
        >
          Заметки не загрузились. {error.message}
        </Alert>
      )}
      {isPending && <Typography role="status">Загрузка…</Typography>}
      {data && notes.length === 0 && (
        <Typography sx={{ color: 'text.secondary', mt: 2 }}>Заметок пока нет.</Typography>
      )}
      {notes.length > 0 && (
        <Box component="ol" aria-label="Заметки" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {notes.map((note) => (
            <NoteEntry
              key={note.id}
              note={note}
              resource={resource}
              recordId={recordId}
              onChange={change}
              onRemove={remove}
            />
          ))}
        </Box>
      )}
      {hasNextPage && (
        <Button size="small" onClick={() => void fetchNextPage()}>
          Показать ещё
        </Button>
      )}
    </>
  );
}
