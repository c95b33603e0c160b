import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Alert, Button, Stack, Typography } from '@mui/material';
import type { StaffImport } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { adviceFor, cameToInWords, importTitles } from '@odonta/db/vocabulary/tools/imports/inWords.ts';
import { useDownload } from '../../../kit/api/useDownload.ts';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { RefusedRows } from './RefusedRows.tsx';

/** The third and the fourth step: the findings of the check, and the result of the import. */
export function OutcomeStep({ task, onRemap }: { task: StaffImport; onRemap: () => void }) {
  const { download, isBusy } = useDownload();
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity={task.bad > 0 ? 'warning' : 'success'} role="status">
        {importTitles[task.status]}: {cameToInWords(task)}.{adviceFor(task)}
      </Alert>
      {task.undo_until && (
        <Typography sx={{ color: 'text.secondary' }}>
          Импорт можно отменить до {formatMoment(task.undo_until)}.
        </Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <TransitionButtons only={['apply', 'rollback']} />
        {task.status === 'CHECKED' && <Button onClick={onRemap}>Изменить столбцы</Button>}
        <Button
          startIcon={<DownloadIcon />}
          disabled={isBusy}
          onClick={() => void download(`/imports/${task.id}/report?format=xlsx`, 'Отчёт скачан')}
        >
          Отчёт
        </Button>
      </Stack>
      {task.bad > 0 && <RefusedRows task={task} outcome="REFUSED" title="Строки с ошибками" />}
      {task.kept > 0 && <RefusedRows task={task} outcome="KEPT" title="Остались как есть" />}
    </Stack>
  );
}
