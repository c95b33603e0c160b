import { Typography } from '@mui/material';
import type { Transition } from '@odonta/api/contract';
import { type ComponentType, useState } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { isFailure } from '../api/failure.ts';
import { FormDialog } from '../page/FormDialog.tsx';
import { ReasonInput } from './ReasonInput.tsx';
import { useTransition } from './useTransition.ts';

/** Inputs a transition asks for beside its reason. The form around them has a record of its own, which is empty. */
export type TransitionBody = ComponentType<{ moved?: RaRecord }>;

interface TransitionDialogProps {
  transition: Transition;
  body: TransitionBody | undefined;
  /** Values that its fields begin with. */
  preset?: Record<string, unknown>;
  onClose: () => void;
}

/** Asks for the fields of a transition and shows its refusal beside them, without losing input. */
export function TransitionDialog({ transition, body: Body, preset, onClose }: TransitionDialogProps) {
  const moved = useRecordContext();
  const { move, isBusy } = useTransition();
  // One key for each opened dialog: an impatient second click is not executed again.
  const [key] = useState(newKey);
  const [error, setError] = useState<string | null>(null);

  async function submit(values: Record<string, unknown>) {
    setError(null);
    try {
      await move(transition, values, { isQuiet: true, key });
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
      {...(preset && { record: preset })}
      onSubmit={submit}
      onClose={onClose}
    >
      {transition.confirm_text && <Typography>{transition.confirm_text}</Typography>}
      {Body && <Body moved={moved} />}
      {transition.needs_reason && <ReasonInput />}
    </FormDialog>
  );
}

/** Not `randomUUID`: that is missing where the back-office is opened by a bare address without TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
