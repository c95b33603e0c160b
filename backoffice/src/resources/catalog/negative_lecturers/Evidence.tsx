import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button, Stack, Typography } from '@mui/material';
import type { StaffNegativeLecturer } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { useRecordContext } from 'react-admin';
import { useDownload } from '../../../kit/api/useDownload.ts';
import { useRights } from '../../../kit/session/useRights.ts';

/** The evidence of the report, for moderators; each view is audited. */
export function Evidence() {
  const record = useRecordContext<StaffNegativeLecturer>();
  const { may } = useRights();
  const { download, isBusy } = useDownload();
  if (!record) return null;
  const { id, evidence } = record;
  if (evidence.length === 0) return <>Документов не приложили.</>;
  const counted = plural(evidence.length, ['документ', 'документа', 'документов']);
  if (!may('negative_lecturers.confirm')) return <>{`${counted}. Их открывают те, кто проверяет запись.`}</>;
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {evidence.map((file, index) => (
          <Button
            key={file}
            variant="outlined"
            startIcon={<DownloadIcon />}
            disabled={isBusy}
            onClick={() => void download(`/negative_lecturers/${id}/evidence/${file}`, 'Документ скачан')}
          >
            Документ {index + 1}
          </Button>
        ))}
      </Stack>
      <Typography sx={{ fontSize: 14, color: 'text.secondary' }}>
        Кто открывал документ, записано в журнале. Документы удалятся вместе с записью.
      </Typography>
    </Stack>
  );
}
