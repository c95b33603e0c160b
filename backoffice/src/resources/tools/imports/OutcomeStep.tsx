import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Alert, Button, Stack, Typography } from '@mui/material';
import type { StaffImport } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useDownload } from '../../../kit/api/useDownload.ts';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { RefusedRows } from './RefusedRows.tsx';
import { cameToInWords } from './words.ts';

/** The third and the fourth step: the findings of the check, and the result of the import. */
export function OutcomeStep({ task, onRemap }: { task: StaffImport; onRemap: () => void }) {
  const { download, isBusy } = useDownload();
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity={task.bad > 0 ? 'warning' : 'success'} role="status">
        {titles[task.status]}: {cameToInWords(task)}.{adviceFor(task)}
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

const titles = {
  UPLOADED: 'Файл загружен',
  CHECKED: 'Проверено',
  APPLIED: 'Импорт выполнен',
  ROLLED_BACK: 'Импорт отменён',
} as const;

function adviceFor({ status, bad, mode, kept }: StaffImport): string {
  if (status === 'CHECKED' && bad > 0)
    return mode === 'all'
      ? ' Исправьте файл и загрузите его снова либо разрешите пропускать строки с ошибками.'
      : ' Строки с ошибками будут пропущены.';
  if (status === 'ROLLED_BACK' && kept > 0) return ` Осталось как есть: ${kept}.`;
  return '';
}
