import type { StaffNote, StaffNotes } from '@odonta/api/contract';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useNotify } from 'react-admin';
import type { NoteDraft } from '../api/notes.ts';
import { useComplain } from '../api/useComplain.ts';
import { useStaffData } from '../api/useStaffData.ts';
import { UndoButton } from '../page/UndoButton.tsx';

const keyOf = (resource: string, id: RaRecord['id']) => ['notes', resource, String(id)];

/** The notes beside a record, some at a time. */
export function useNotes(resource: string, id: RaRecord['id']) {
  const provider = useStaffData();
  return useInfiniteQuery<StaffNotes, Error, InfiniteData<StaffNotes>, string[], number | undefined>({
    queryKey: keyOf(resource, id),
    queryFn: ({ pageParam }) => provider.notes(resource, id, pageParam),
    initialPageParam: undefined,
    getNextPageParam: ({ notes, has_more }) => (has_more ? notes.at(-1)?.id : undefined),
  });
}

/** Actions on notes. A refusal is rethrown, so that typed text stays. */
export function useNoteActions(resource: string, id: RaRecord['id']) {
  const provider = useStaffData();
  const queries = useQueryClient();
  const notify = useNotify();
  const complain = useComplain();
  const renew = async () => {
    await queries.invalidateQueries({ queryKey: keyOf(resource, id) });
    void queries.invalidateQueries({ queryKey: [`${resource}/${id}/history`] });
  };

  async function write(draft: NoteDraft) {
    await provider.writeNote(resource, id, draft);
    await renew();
    notify('Заметка сохранена', { type: 'success' });
  }
  async function change(note: StaffNote, draft: NoteDraft) {
    await provider.changeNote(note, draft);
    await renew();
    notify('Заметка изменена', { type: 'success' });
  }
  async function restore(noteId: number) {
    try {
      await provider.restoreNote(noteId);
      notify('Заметка восстановлена', { type: 'success' });
    } catch (error) {
      complain(error, 'Не удалось восстановить заметку');
    }
    await renew();
  }
  async function remove({ id: noteId }: StaffNote) {
    try {
      await provider.removeNote(noteId);
      notify('Заметка удалена', {
        type: 'success',
        autoHideDuration: 10_000,
        action: <UndoButton onUndo={() => restore(noteId)} />,
      });
    } catch (error) {
      complain(error, 'Не удалось удалить заметку');
    }
    await renew();
  }
  return { write, change, remove };
}
