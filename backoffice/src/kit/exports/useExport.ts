import { exportLimits } from '@odonta/db/vocabulary/tools/exports/exports.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext, useNotify, useResourceContext } from 'react-admin';
import { type DownloadedFile, save } from '../api/files.ts';
import { useComplain } from '../api/useComplain.ts';
import { useStaffData } from '../api/useStaffData.ts';
import { useExportedColumns } from './useExportedColumns.ts';

/** Takes exactly this list: at once while it is short, and by a job when it is long or was not even counted. */
export function useExport() {
  const resource = useResourceContext();
  const { filterValues, sort, total } = useListContext();
  const provider = useStaffData();
  const queries = useQueryClient();
  const columns = useExportedColumns();
  const notify = useNotify();
  const complain = useComplain();
  const [progress, setProgress] = useState<number | null>(null);

  async function run(format: 'xlsx' | 'csv') {
    if (!resource) return;
    setProgress(0);
    const request = { format, filter: filterValues ?? {}, sort, columns };
    try {
      if (total === undefined || total > exportLimits.rowsAtOnce) {
        await provider.startExport(resource, request);
        await queries.invalidateQueries({ queryKey: ['exports'] });
        notify('Список длинный: файл готовится. Мы скажем, когда его можно скачать', { type: 'info' });
      } else {
        const { data } = await provider.exportList(resource, { ...request, onProgress: setProgress });
        save(data as unknown as DownloadedFile);
        notify('Файл выгружен', { type: 'success' });
      }
    } catch (error) {
      complain(error, 'Не удалось выгрузить файл');
    } finally {
      setProgress(null);
    }
  }

  return { run, progress };
}
