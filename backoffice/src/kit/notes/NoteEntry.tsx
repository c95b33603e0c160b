import { Box, Button, Typography } from '@mui/material';
import type { StaffNote } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useState } from 'react';
import type { NoteDraft } from '../api/notes.ts';
import { JournalRow } from '../history/JournalRow.tsx';
import { pieces } from './mentions.ts';
import { NoteForm } from './NoteForm.tsx';

interface NoteEntryProps {
  note: StaffNote;
  resource: string;
  recordId: number | string;
  onChange(note: StaffNote, draft: NoteDraft): Promise<void>;
  onRemove(note: StaffNote): Promise<void>;
}

export function NoteEntry({ note, resource, recordId, onChange, onRemove }: NoteEntryProps) {
  const [isEdited, setEdited] = useState(false);
  const about = `${note.author_name}, ${formatMoment(note.created_at)}`;
  return (
    <JournalRow
      title={note.author_name}
      beside={
        <>
          {' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {formatMoment(note.created_at)}
            {note.edited_at !== null && <span title={formatMoment(note.edited_at)}> · изменено</span>}
          </Box>
        </>
      }
    >
      {isEdited ? (
        <NoteForm
          resource={resource}
          recordId={recordId}
          note={note}
          onSave={async (draft) => {
            await onChange(note, draft);
            setEdited(false);
          }}
          onCancel={() => setEdited(false)}
        />
      ) : (
        <>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {pieces(note.text, note.mentions).map(({ text, isName }, index) =>
              isName ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name, and do not move
                <Box key={index} component="strong" sx={{ color: 'primary.main', fontWeight: 600 }}>
                  {text}
                </Box>
              ) : (
                text
              ),
            )}
          </Typography>
          {note.is_changeable && (
            <Box sx={{ ml: -0.75 }}>
              <Button size="small" aria-label={`Изменить заметку: ${about}`} onClick={() => setEdited(true)}>
                Изменить
              </Button>
              <Button
                size="small"
                color="inherit"
                aria-label={`Удалить заметку: ${about}`}
                onClick={() => void onRemove(note)}
              >
                Удалить
              </Button>
            </Box>
          )}
        </>
      )}
    </JournalRow>
  );
}
