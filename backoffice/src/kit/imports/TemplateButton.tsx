import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import type { ImportSubject } from '@odonta/db/vocabulary/tools/imports/importSubjects.ts';
import { useDownload } from '../api/useDownload.ts';

/** A table to begin with: the right headers and a row as an example. */
export function TemplateButton({ subject }: { subject: ImportSubject }) {
  const { download, isBusy } = useDownload();

  return (
    <Button
      startIcon={<DownloadIcon />}
      disabled={isBusy}
      onClick={() => void download(`/imports/template/${subject}?format=xlsx`, 'Файл-пример скачан')}
    >
      Файл-пример
    </Button>
  );
}
