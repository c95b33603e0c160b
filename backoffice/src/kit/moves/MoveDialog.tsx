import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import type { Transition } from '@odonta/api/contract';
import { type ComponentType, useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import { isFailure } from '../api/failure.ts';
import { ReasonInput } from './ReasonInput.tsx';
import { useMove } from './useMove.ts';

interface MoveDialogProps {
  transition: Transition;
  body: ComponentType | undefined;
  onClose: () => void;
}

/** Asks for what a move needs and shows its refusal beside the fields, without losing what was typed. */
export function MoveDialog({ transition, body: Body, onClose }: MoveDialogProps) {
  const { move, isBusy } = useMove();
  const translate = useTranslate();
  const [error, setError] = useState<string | null>(null);

  async function submit(values: Record<string, unknown>) {
    setError(null);
    try {
      await move(transition, values, { isQuiet: true });
      onClose();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'Не удалось выполнить действие');
      return isFailure(failure) ? failure.body.errors : undefined;
    }
  }

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby="move-title">
      <Form onSubmit={submit} record={{}} disableInvalidFormNotification>
        <DialogTitle id="move-title">{transition.label}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 1.5, pt: 1 }}>
            {error && <Alert severity="error">{error}</Alert>}
            {transition.confirm_text && <Typography>{transition.confirm_text}</Typography>}
            {Body && <Body />}
            {transition.needs_reason && <ReasonInput />}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isBusy} color="inherit">
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {isBusy ? 'Выполняю…' : transition.label}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
