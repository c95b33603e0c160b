import { type ChangeEvent, useState } from 'react';
import type { UploadedFile } from '../api/files.ts';
import { useStaffData } from '../api/useStaffData.ts';

/** Uploads a chosen file at once, and reports progress and errors; the form changes by `onUploaded`. */
export function useFileUpload(
  folder: string,
  onUploaded: (uploaded: UploadedFile, file: File) => void,
  about?: Readonly<Record<string, string>>,
) {
  const provider = useStaffData();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function send(file: File) {
    setBusy(true);
    setError(null);
    try {
      const { data } = await provider.upload(folder, file, about);
      onUploaded(data, file);
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'Не удалось загрузить файл');
    } finally {
      setBusy(false);
    }
  }

  return { send, choose: onFile(send), isBusy, error };
}

/** Calls with the chosen file; the same file may be chosen again. */
export const onFile =
  (take: (file: File) => unknown) =>
  ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file) void take(file);
  };
