import { plural } from '@odonta/db/vocabulary/plural.ts';
import { useState } from 'react';
import { toast } from '../../../../../components/ui/toast.ts';
import { useCourse } from '../saving/useCourse.ts';
import { ChangesDialog } from './ChangesDialog.tsx';
import { DiscardChanges } from './DiscardChanges.tsx';
import { useSubmit } from './useSubmit.ts';

/** Sends the changes of a published course, after they were seen. */
export function SendChanges() {
  const { card, editing } = useCourse();
  const submit = useSubmit();
  const [isOpen, setOpen] = useState(false);
  const changes = card.draft?.changes ?? [];
  if (changes.length === 0 && Object.keys(editing.fields).length === 0) return null;

  async function send() {
    const isMixed = new Set(changes.map(({ rule }) => rule === 'instant')).size > 1;
    const { waiting } = await submit(changes.some(({ is_stale }) => is_stale) ? { over_newer: true } : {});
    if (isMixed) toast('success', 'Часть изменений уже на сайте, остальные на проверке');
    else
      toast(
        'success',
        waiting && !changes.every(isInstant) ? 'Изменения на проверке' : 'Изменения уже на сайте',
      );
  }

  return (
    <>
      <DiscardChanges />
      <button className="button" type="button" disabled={changes.length === 0} onClick={() => setOpen(true)}>
        Отправить изменения
        {changes.length > 0 && (
          <span className="visually-hidden">
            : {plural(changes.length, ['изменение', 'изменения', 'изменений'])}
          </span>
        )}
      </button>
      {isOpen && <ChangesDialog changes={changes} send={send} onClosed={() => setOpen(false)} />}
    </>
  );
}

const isInstant = ({ rule }: { rule: string }) => rule === 'instant';
