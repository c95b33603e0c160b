import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, CircularProgress, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useListContext, useNotify, useResourceContext } from 'react-admin';
import { type DownloadedFile, save } from '../api/files.ts';
import { useComplain } from '../api/useComplain.ts';
import { useStaffData } from '../api/useStaffData.ts';

/** All rows of exactly this list, made by the server. */
export function ExportMenu() {
  const resource = useResourceContext();
  const { canAccess } = useCanAccess({ resource, action: 'export' });
  const { total } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { run, progress } = useExport();
  if (!canAccess) return null;
  const start = (format: 'xlsx' | 'csv') => {
    setAnchor(null);
    void run(format);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={progress === null ? <DownloadIcon /> : <CircularProgress size={16} aria-hidden />}
        aria-haspopup="menu"
        disabled={progress !== null || total === 0}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {progress === null
          ? 'Выгрузить'
          : progress === 0
            ? 'Готовлю файл…'
            : `Скачиваю: ${inMegabytes(progress)}`}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => start('xlsx')}>Excel (.xlsx)</MenuItem>
        <MenuItem onClick={() => start('csv')}>CSV</MenuItem>
      </Menu>
    </>
  );
}

function useExport() {
  const resource = useResourceContext();
  const { filterValues, sort } = useListContext();
  const provider = useStaffData();
  const notify = useNotify();
  const complain = useComplain();
  const [progress, setProgress] = useState<number | null>(null);

  async function run(format: 'xlsx' | 'csv') {
    if (!resource) return;
    setProgress(0);
    try {
      const request = { format, filter: filterValues ?? {}, sort, onProgress: setProgress };
      const { data } = await provider.exportList(resource, request);
      save(data as unknown as DownloadedFile);
      notify('Файл выгружен', { type: 'success' });
    } catch (error) {
      complain(error, 'Не удалось выгрузить файл');
    } finally {
      setProgress(null);
    }
  }

  return { run, progress };
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1_048_576).toLocaleString('ru-RU', { maximumFractionDigits: 1, minimumFractionDigits: 1 })} МБ`;
}
