import { useAction } from '../actions/useAction.ts';
import { save } from './files.ts';
import { useStaffData } from './useStaffData.ts';

/** Takes a file from the API to the person's disk. */
export function useDownload() {
  const provider = useStaffData();
  const { act, isBusy } = useAction();
  const download = (path: string, done: string) =>
    act(async () => save(await provider.file(path)), { done, failed: 'Не удалось скачать файл' });
  return { download, isBusy };
}
