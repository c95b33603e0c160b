import { Button } from '@mui/material';
import type { StaffRelatedLead } from '@odonta/api/contract';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useAction } from '../../../kit/actions/useAction.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { useRights } from '../../../kit/session/useRights.ts';
import { ReasonDialog } from '../../../kit/transitions/ReasonDialog.tsx';

/** For a person who has written or phoned instead of following the link of his letter. */
export function WithdrawButton() {
  const lead = useRecordContext<StaffRelatedLead>();
  const { may } = useRights();
  const { withdrawLead } = useStaffData();
  const [isOpen, setOpen] = useState(false);
  const { act, isBusy } = useAction(['related_leads']);
  if (!lead || !may('related_leads.withdraw')) return null;
  const withdraw = async (reason: string) => {
    const isDone = await act(() => withdrawLead(lead.id, reason), {
      done: 'Согласие отозвано, данные стёрты',
    });
    if (isDone) setOpen(false);
  };
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Отозвать согласие по обращению
      </Button>
      {isOpen && (
        <ReasonDialog
          title="Отозвать согласие: данные будут стёрты, организация узнает об этом"
          send="Отозвать и стереть"
          isBusy={isBusy}
          onReason={withdraw}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
