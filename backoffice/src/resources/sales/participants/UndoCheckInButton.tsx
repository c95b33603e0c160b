import { Button } from '@mui/material';
import type { StaffParticipant } from '@odonta/api/contract';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useAction } from '../../../kit/actions/useAction.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { useRights } from '../../../kit/session/useRights.ts';
import { ReasonDialog } from '../../../kit/transitions/ReasonDialog.tsx';

/** Undoes a check-in made by mistake. */
export function UndoCheckInButton() {
  const person = useRecordContext<StaffParticipant>();
  const { may } = useRights();
  const { undoCheckIn } = useStaffData();
  const [isOpen, setOpen] = useState(false);
  const { act, isBusy } = useAction(['participants']);
  if (!person || !may('participants.undo_check_in')) return null;
  const undo = async (reason: string) => {
    const isDone = await act(() => undoCheckIn(person.id, reason), { done: 'Отметка снята' });
    if (isDone) setOpen(false);
  };
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Снять отметку о приходе
      </Button>
      {isOpen && (
        <ReasonDialog
          title="Снять отметку о приходе"
          send="Снять отметку"
          isBusy={isBusy}
          onReason={undo}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
