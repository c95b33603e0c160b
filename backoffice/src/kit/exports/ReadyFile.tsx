import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import type { StaffExport } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useResourceDefinitions } from 'react-admin';
import { useDownload } from '../api/useDownload.ts';
import type { ResourceOptions } from '../resource/options.ts';

interface ReadyFileProps {
  file: StaffExport;
  onTaken: () => void;
}

/** A file that was made beside, in the menu of exports. */
export function ReadyFile({ file: { id, resource, format, expires_at, done }, onTaken }: ReadyFileProps) {
  const { download, isBusy } = useDownload();
  const name = useResourceDefinitions<ResourceOptions>()[resource]?.options?.label ?? resource;
  const take = async () => {
    onTaken();
    await download(`/exports/${id}/file`, 'Файл скачан');
  };
  return (
    <MenuItem disabled={isBusy} onClick={() => void take()}>
      <ListItemIcon>
        <DownloadIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText
        primary={`Скачать: ${name}, ${format.toUpperCase()}`}
        secondary={`Строк: ${done.toLocaleString('ru-RU')}, хранится до ${formatMoment(expires_at)}`}
      />
    </MenuItem>
  );
}
