import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, CircularProgress, Divider, Menu, MenuItem } from '@mui/material';
import type { StaffExport } from '@odonta/api/contract';
import { useState } from 'react';
import { useCanAccess, useListContext, useResourceContext } from 'react-admin';
import { ReadyFile } from './ReadyFile.tsx';
import { useExport } from './useExport.ts';
import { useOwnExports } from './useOwnExports.ts';

/** All rows of exactly this list, made by the server. */
export function ExportMenu() {
  const resource = useResourceContext();
  const { canAccess } = useCanAccess({ resource, action: 'export' });
  return canAccess ? <Exports /> : null;
}

function Exports() {
  const { total } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { run, progress } = useExport();
  const { current, ready } = useOwnExports(true);
  const isBusy = progress !== null || current !== undefined;
  const close = () => setAnchor(null);
  const start = (format: 'xlsx' | 'csv') => {
    close();
    void run(format);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={isBusy ? <CircularProgress size={16} aria-hidden /> : <DownloadIcon />}
        aria-haspopup="menu"
        disabled={isBusy || (total === 0 && ready.length === 0)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {current ? madeSoFar(current) : inWords(progress)}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem onClick={() => start('xlsx')}>Excel (.xlsx)</MenuItem>
        <MenuItem onClick={() => start('csv')}>CSV</MenuItem>
        {ready.length > 0 && <Divider />}
        {ready.map((file) => (
          <ReadyFile key={file.id} file={file} onTaken={close} />
        ))}
      </Menu>
    </>
  );
}

function inWords(progress: number | null): string {
  if (progress === null) return 'Выгрузить';
  return progress === 0 ? 'Готовлю файл…' : `Скачиваю: ${inMegabytes(progress)}`;
}

function madeSoFar({ done, total }: StaffExport): string {
  if (!total) return `Готовлю файл: ${done.toLocaleString('ru-RU')}`;
  return `Готовлю файл: ${Math.min(99, Math.floor((done / total) * 100))} %`;
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1_048_576).toLocaleString('ru-RU', { maximumFractionDigits: 1, minimumFractionDigits: 1 })} МБ`;
}
