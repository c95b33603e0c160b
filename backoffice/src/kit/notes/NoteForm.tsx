import { Button, Stack } from '@mui/material';
import type { Colleague } from '@odonta/api/contract';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useOneAtATime } from '../actions/useOneAtATime.ts';
import { isFailure } from '../api/failure.ts';
import type { NoteDraft } from '../api/notes.ts';
import { wordsOf } from '../api/useComplain.ts';
import { MentionField } from './MentionField.tsx';
import { mentionedIn } from './mentions.ts';
import { useDraftNote } from './useDraftNote.ts';

interface NoteFormProps {
  resource: string;
  recordId: RaRecord['id'];
  /** The initial text; absent for a new note, whose draft is stored. */
  note?: { id: number; text: string; mentions: Colleague[] };
  onSave(draft: NoteDraft): Promise<void>;
  onCancel?: () => void;
}

/** Writes a note. Typed text stays until it is saved, even after a refusal or a change of page. */
export function NoteForm({ resource, recordId, note, onSave, onCancel }: NoteFormProps) {
  const [draft, setDraft] = useDraftNote(`${resource}/${recordId}/${note?.id ?? 'new'}`, note);
  const [error, setError] = useState<string | null>(null);
  const { once, isBusy } = useOneAtATime();

  async function save() {
    if (draft.text.trim() === '') return setError('Напишите текст заметки');
    setError(null);
    const mentions = mentionedIn(draft.text, draft.mentions).map(({ id }) => id);
    try {
      await once(async () => {
        await onSave({ text: draft.text, mentions });
        setDraft(null);
      });
    } catch (failure) {
      const errors = isFailure(failure) ? Object.values(failure.body.errors ?? {}) : [];
      setError(errors.join('. ') || wordsOf(failure, 'Не удалось сохранить заметку'));
    }
  }

  return (
    <Stack sx={{ gap: 1 }}>
      <MentionField
        resource={resource}
        recordId={recordId}
        label={note ? 'Текст заметки' : 'Новая заметка'}
        value={draft.text}
        error={error}
        autoFocus={note !== undefined}
        onChange={(text) => {
          setError(null);
          setDraft((now) => ({ ...now, text }));
        }}
        onMention={(colleague) => setDraft((now) => ({ ...now, mentions: [...now.mentions, colleague] }))}
      />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="outlined" size="small" disabled={isBusy} onClick={() => void save()}>
          {note ? 'Сохранить заметку' : 'Добавить заметку'}
        </Button>
        {onCancel && (
          <Button
            color="inherit"
            size="small"
            onClick={() => {
              setDraft(null);
              onCancel();
            }}
          >
            Отмена
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
