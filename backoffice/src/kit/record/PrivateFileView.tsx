import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, Stack } from '@mui/material';
import { useEffect, useState } from 'react';
import { useAction } from '../actions/useAction.ts';
import { useDownload } from '../api/useDownload.ts';
import { useStaffData } from '../api/useStaffData.ts';

interface Props {
  path: string;
  mime: string;
  /** Of the picture, for those who cannot see it. */
  alt: string;
  /** Said when it is saved. */
  saved: string;
  note: string;
  /** Called once it has been shown or saved. */
  onOpened?: () => void;
}

/**
 * A private file, saved or, where it is a picture, shown on request: each view is in the audit log. Its key names the file, so that
 * no picture stays beside another record, or beside a newer file.
 */
export function PrivateFileView({ path, mime, alt, saved, note, onOpened }: Props) {
  const { download, isBusy } = useDownload();
  const picture = usePicture();
  const then = async (opening: Promise<boolean>) => {
    if (await opening) onOpened?.();
  };
  const isPicture = mime !== 'application/pdf';
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {isPicture && picture.url === null && (
          <Button
            variant="outlined"
            startIcon={<ViewIcon />}
            disabled={picture.isBusy}
            onClick={() => void then(picture.open(path))}
          >
            Посмотреть
          </Button>
        )}
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          disabled={isBusy}
          onClick={() => void then(download(path, saved))}
        >
          {isPicture ? 'Скачать' : 'Скачать PDF'}
        </Button>
      </Stack>
      {picture.url !== null && (
        <Box
          component="img"
          src={picture.url}
          alt={alt}
          sx={{ maxWidth: '100%', maxHeight: 720, border: 1, borderColor: 'divider', borderRadius: 1 }}
        />
      )}
      <Box sx={{ fontSize: 14, color: 'text.secondary' }}>{note}</Box>
    </Stack>
  );
}

/** A picture fetched with the token of the viewer, in the memory of this page alone. */
function usePicture() {
  const provider = useStaffData();
  const { act, isBusy } = useAction();
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => () => void (url !== null && URL.revokeObjectURL(url)), [url]);
  const open = (path: string) =>
    act(async () => setUrl(URL.createObjectURL((await provider.file(path)).blob)), {
      failed: 'Не удалось открыть документ',
    });
  return { url, isBusy, open };
}
