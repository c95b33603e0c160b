import { type PrivateMime, privateMimes } from '@odonta/db/vocabulary/privateFiles.ts';
import { keepFile } from '../../../lib/keepFile.ts';
import type { Session } from '../../identity/sessions/sessionStore.ts';
import { BusyButton } from '../../platform/actions/BusyButton.tsx';

interface Props {
  session: Pick<Session<unknown>, 'file'>;
  path: string;
  title: string;
  label?: string;
}

/** A file that no plain link opens: it is fetched with the owner's token and saved by his browser. */
export function SaveFile({ session, path, title, label = 'Скачать PDF' }: Props) {
  async function save() {
    const file = await session.file(path);
    keepFile(file, `${title}.${extensionOf(file.type)}`);
  }
  return (
    <BusyButton
      aria-label={`${label}: ${title}`}
      act={save}
      failed="Не удалось скачать файл: проверьте связь и попробуйте ещё раз"
    >
      {label}
    </BusyButton>
  );
}

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function extensionOf(type: string): string {
  if (type === workbook) return 'xlsx';
  if (type.startsWith('text/csv')) return 'csv';
  return type in privateMimes ? privateMimes[type as PrivateMime].extension : 'pdf';
}
