import {
  Alert,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import type { BulkPreview, BulkResult } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { leaveWord } from '../page/leaveWord.ts';
import type { Action, Chosen } from './bulkAction.ts';
import { PreviewList } from './PreviewList.tsx';
import { RefusalList } from './RefusalList.tsx';
import { useBulk } from './useBulk.ts';

type Submit = (action: Action) => Promise<Record<string, string> | undefined>;

interface BulkDialogProps {
  title: string;
  /** The label of the executing button: «Удалить». */
  verb: string;
  isDangerous?: boolean;
  chosen: Chosen;
  /** The fields of the action, or the action itself, where there is nothing to ask. */
  asked: Action | ((formId: string, submit: Submit) => ReactNode);
  onClose(): void;
  onDone(result: BulkResult): void;
}

/** Asks for an action, previews it, executes it, and reports the records left out. */
export function BulkDialog({ title, verb, isDangerous, chosen, asked, onClose, onDone }: BulkDialogProps) {
  const [action, setAction] = useState<Action | null>(null);
  const [preview, setPreview] = useState<BulkPreview | null>(null);
  const [report, setReport] = useState<BulkResult | null>(null);
  const bulk = useBulk(chosen);
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [titleId, formId] = [useId(), useId()];
  const isAsking = typeof asked === 'function' && !preview;

  const tryOut: Submit = async (next) => {
    setAction(next);
    const { value = null, errors } = await bulk.preview(next);
    setPreview(value);
    return errors;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: an action without a form is previewed as soon as the dialog opens
  useEffect(() => {
    if (typeof asked !== 'function') void tryOut(asked);
  }, []);

  const possible = preview ? preview.total - preview.refused.length : 0;
  async function write() {
    if (!action || !preview) return;
    const { value: result } = await bulk.write(action, preview.refused.length > 0);
    if (!result) return;
    if (result.refused?.length) setReport(result);
    else end(result);
  }
  // The list then clears its selection, and closes this dialog: not before the report has been read.
  const end = (result: BulkResult) => {
    onClose();
    onDone(result);
  };
  const leave = () => (report ? end(report) : onClose());
  const startAnew = () => void bulk.renew().then(onClose);

  return (
    <Dialog
      open
      fullWidth
      fullScreen={isNarrow}
      maxWidth="md"
      onClose={bulk.isBusy ? undefined : leave}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {bulk.failure && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {bulk.failure.message}
          </Alert>
        )}
        {/* Hidden instead of unmounted: a user who steps back finds his input. */}
        {typeof asked === 'function' && <div hidden={!isAsking}>{asked(formId, tryOut)}</div>}
        {report ? (
          <>
            <Typography role="status">
              {`Изменено: ${plural(report.ids.length, ['запись', 'записи', 'записей'])}.`}
            </Typography>
            <RefusalList title={`Не изменено: ${report.refused?.length}`} refused={report.refused ?? []} />
          </>
        ) : (
          preview && <PreviewList preview={preview} />
        )}
        {bulk.isBusy && !preview && !isAsking && <CircularProgress aria-label="Проверяю" />}
      </DialogContent>
      <DialogActions>
        {report || bulk.failure?.isOutdated ? (
          <Button onClick={bulk.failure?.isOutdated ? startAnew : leave} variant="contained">
            {report ? 'Закрыть' : 'Обновить список'}
          </Button>
        ) : (
          <>
            <Button onClick={onClose} disabled={bulk.isBusy} color="inherit">
              {leaveWord(verb)}
            </Button>
            {typeof asked === 'function' && preview && (
              <Button onClick={() => setPreview(null)} disabled={bulk.isBusy}>
                Назад
              </Button>
            )}
            {isAsking ? (
              <Button type="submit" form={formId} variant="contained" disabled={bulk.isBusy}>
                {bulk.isBusy ? 'Проверяю…' : 'Посмотреть, что изменится'}
              </Button>
            ) : (
              <Button
                onClick={() => void write()}
                variant="contained"
                color={isDangerous ? 'error' : 'primary'}
                disabled={bulk.isBusy || possible === 0}
              >
                {bulk.isBusy && preview
                  ? 'Выполняю…'
                  : `${verb}: ${plural(possible, ['запись', 'записи', 'записей'])}`}
              </Button>
            )}
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
