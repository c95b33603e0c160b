import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, Stack } from '@mui/material';
import type { StaffStudentDocument } from '@odonta/api/contract';
import { studentDocumentLimits } from '@odonta/db/vocabulary/sales/studentDocument.ts';
import { useEffect, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useAction } from '../../../kit/actions/useAction.ts';
import { useDownload } from '../../../kit/api/useDownload.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { useRights } from '../../../kit/session/useRights.ts';

/** The document, shown to the deciding person on request: each view is in the audit log. */
export function StudentFile() {
  const record = useRecordContext<StaffStudentDocument>();
  const { may } = useRights();
  const { download, isBusy } = useDownload();
  const picture = usePicture();
  if (!record) return null;
  if (record.mime === null) return <>{absenceOf(record)}</>;
  if (!may('student_documents.approve') && !may('student_documents.reject'))
    return <>Документ видят те, кто его проверяет.</>;
  const path = `/student_documents/${record.id}/file`;
  const isPicture = record.mime !== 'application/pdf';
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {isPicture && picture.url === null && (
          <Button
            variant="outlined"
            startIcon={<ViewIcon />}
            disabled={picture.isBusy}
            onClick={() => void picture.open(path)}
          >
            Посмотреть
          </Button>
        )}
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          disabled={isBusy}
          onClick={() => void download(path, 'Документ скачан')}
        >
          {isPicture ? 'Скачать' : 'Скачать PDF'}
        </Button>
      </Stack>
      {picture.url !== null && (
        <Box
          component="img"
          src={picture.url}
          alt="Документ студента"
          sx={{ maxWidth: '100%', maxHeight: 720, border: 1, borderColor: 'divider', borderRadius: 1 }}
        />
      )}
      <Box sx={{ fontSize: 14, color: 'text.secondary' }}>
        {`Кто открывал документ, записано в журнале. Через ${studentDocumentLimits.daysAfterCourse} дней после курса он удалится сам.`}
      </Box>
    </Stack>
  );
}

const absenceOf = ({ sent_at }: StaffStudentDocument) =>
  sent_at === null ? 'Документ ещё не прислали.' : 'Документ удалён: срок его хранения вышел.';

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
