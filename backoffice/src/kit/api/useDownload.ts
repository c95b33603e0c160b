import { useState } from 'react';
import { useNotify } from 'react-admin';
import { save } from './files.ts';
import { useComplain } from './useComplain.ts';
import { useStaffData } from './useStaffData.ts';

/** Takes a file from the API to the person's disk. */
export function useDownload() {
  const provider = useStaffData();
  const notify = useNotify();
  const complain = useComplain();
  const [isBusy, setBusy] = useState(false);

  async function download(path: string, done: string) {
    setBusy(true);
    try {
      save(await provider.file(path));
      notify(done, { type: 'success' });
    } catch (error) {
      complain(error, 'Не удалось скачать файл');
    } finally {
      setBusy(false);
    }
  }

  return { download, isBusy };
}
