import { Button, Stack, Typography } from '@mui/material';
import type { StaffApproval } from '@odonta/api/contract';
import { approvalKinds } from '@odonta/db/vocabulary/identity/approvals.ts';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import type { Decision } from '../../../kit/api/approvals.ts';
import { RejectDialog } from './RejectDialog.tsx';
import { useDecision } from './useDecision.ts';

/** The author may withdraw it, all others decide. */
export function DecisionButtons({ approval: { id, kind, title, is_own } }: { approval: StaffApproval }) {
  const { decide, isBusy } = useDecision();
  const [asking, setAsking] = useState<Decision | null>(null);
  const close = () => setAsking(null);
  const proceed = (decision: Decision, reason?: string) => {
    close();
    void decide(id, decision, reason);
  };
  const what = `${approvalKinds[kind].label}: ${title}.`;
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
      {is_own ? (
        <>
          <Button variant="outlined" disabled={isBusy} onClick={() => setAsking('withdraw')}>
            Отозвать
          </Button>
          <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>
            Просили вы: решит другой сотрудник
          </Typography>
        </>
      ) : (
        <>
          <Button variant="contained" disabled={isBusy} onClick={() => setAsking('confirm')}>
            Подтвердить
          </Button>
          <Button variant="outlined" color="error" disabled={isBusy} onClick={() => setAsking('reject')}>
            Отклонить
          </Button>
        </>
      )}
      <Confirm
        isOpen={asking === 'confirm'}
        title="Подтвердить изменение?"
        content={`${what} Оно начнёт действовать сразу.`}
        confirm="Подтвердить"
        onConfirm={() => proceed('confirm')}
        onClose={close}
      />
      <Confirm
        isOpen={asking === 'withdraw'}
        title="Отозвать запрос?"
        content={`${what} Останется всё как есть.`}
        confirm="Отозвать"
        onConfirm={() => proceed('withdraw')}
        onClose={close}
      />
      {asking === 'reject' && (
        <RejectDialog onClose={close} onReject={(reason) => proceed('reject', reason)} />
      )}
    </Stack>
  );
}
