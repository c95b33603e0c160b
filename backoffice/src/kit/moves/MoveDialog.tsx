import { Typography } from '@mui/material';
import type { Transition } from '@odonta/api/contract';
import { type ComponentType, useState } from 'react';
import { isFailure } from '../api/failure.ts';
import { FormDialog } from '../page/FormDialog.tsx';
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
    <FormDialog
      title={transition.label}
      error={error}
      words={{ send: transition.label, busy: 'Выполняю…' }}
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      {transition.confirm_text && <Typography>{transition.confirm_text}</Typography>}
      {Body && <Body />}
      {transition.needs_reason && <ReasonInput />}
    </FormDialog>
  );
}
