import { type PrivateMime, privateMimes } from '@odonta/db/vocabulary/privateFiles.ts';
import { useState } from 'react';
import { toast } from '../../components/ui/toast.ts';
import type { Session } from '../../features/sessions/sessionStore.ts';
import { ApiError } from '../../lib/api.ts';

interface Props {
  session: Pick<Session<unknown>, 'file'>;
  path: string;
  title: string;
  label?: string;
}

/** A file that no link would open: it is fetched in the owner's name and handed to his browser to keep. */
export function SaveFile({ session, path, title, label = 'Скачать PDF' }: Props) {
  const [isBusy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const file = await session.file(path);
      const address = URL.createObjectURL(file);
      const download = `${title}.${extensionOf(file.type)}`;
      Object.assign(document.createElement('a'), { href: address, download }).click();
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast('error', error.message || 'Не удалось скачать файл: проверьте связь и попробуйте ещё раз');
    } finally {
      setBusy(false);
    }
  }

  return (
    <button
      className="button button--quiet button--small"
      type="button"
      aria-busy={isBusy}
      aria-label={`${label}: ${title}`}
      onClick={() => isBusy || void save()}
    >
      {label}
    </button>
  );
}

const extensionOf = (type: string): string =>
  type in privateMimes ? privateMimes[type as PrivateMime].extension : 'pdf';
