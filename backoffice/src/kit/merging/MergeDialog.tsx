import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useResourceContext, useTranslate } from 'react-admin';
import { DuplicateSearch } from './DuplicateSearch.tsx';
import { MergePreview } from './MergePreview.tsx';
import type { Merging } from './merging.ts';
import { useMerge } from './useMerge.tsx';

interface MergeDialogProps {
  merging: Merging;
  record: RaRecord & { id: number };
  onClose: () => void;
}

/** Chooses the other record, previews the merge, and merges exactly what was previewed. */
export function MergeDialog({ merging, record, onClose }: MergeDialogProps) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const [other, setOther] = useState<RaRecord | null>(null);
  const [reason, setReason] = useState('');
  const isExplained = !merging.asksWhy || reason.trim().length >= 3;
  const { preview, failure, isBusy, merge } = useMerge(resource, record, other, onClose);
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby="merge-title">
      <DialogTitle id="merge-title">Объединить с…</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{merging.hint}</Typography>
        <DuplicateSearch merging={merging} excluded={record.id} chosen={other} onChoose={setOther} />
        {failure && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )}
        {other && preview && (
          <MergePreview preview={preview} pair={[record, other]} factsOf={merging.factsOf} />
        )}
        {other && preview && merging.asksWhy && (
          <TextField
            label="Почему это один владелец"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            slotProps={{ htmlInput: { maxLength: 500 } }}
            multiline
            minRows={3}
            maxRows={8}
            fullWidth
            required
            sx={{ mt: 2 }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy} color="inherit">
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={!preview || !isExplained || isBusy}
          onClick={() => void merge(reason.trim())}
        >
          {isBusy ? 'Объединяю…' : 'Объединить'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
