import { Button } from '@mui/material';
import type { StaffParticipant } from '@odonta/api/contract';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { useDeed } from '../../../kit/deeds/useDeed.ts';
import { ReasonInput } from '../../../kit/moves/ReasonInput.tsx';
import { FormDialog } from '../../../kit/page/FormDialog.tsx';
import { useRights } from '../../../kit/session/useRights.ts';

/** For somebody who was marked as come by mistake. */
export function UndoCheckInButton() {
  const person = useRecordContext<StaffParticipant>();
  const { may } = useRights();
  const { undoCheckIn } = useStaffData();
  const [isOpen, setOpen] = useState(false);
  const { act, isBusy } = useDeed(['participants']);
  if (!person || !may('participants.undo_check_in')) return null;
  const submit = async ({ reason }: Record<string, unknown>) => {
    const isDone = await act(() => undoCheckIn(person.id, String(reason)), { done: 'Отметка снята' });
    if (isDone) setOpen(false);
  };
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Снять отметку о приходе
      </Button>
      {isOpen && (
        <FormDialog
          title="Снять отметку о приходе"
          words={{ send: 'Снять отметку' }}
          isBusy={isBusy}
          isDanger
          onSubmit={submit}
          onClose={() => setOpen(false)}
        >
          <ReasonInput />
        </FormDialog>
      )}
    </>
  );
}
