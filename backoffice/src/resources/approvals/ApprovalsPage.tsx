import { Alert, Box, Button, Chip, Paper, Stack, Typography } from '@mui/material';
import type { StaffApproval } from '@odonta/api/contract';
import { approvalKinds } from '@odonta/db/vocabulary/people/approvals.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { Loading } from '../../kit/page/Loading.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { FieldChanges } from './FieldChanges.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { useApprovals } from './useApprovals.ts';

export function ApprovalsPage() {
  const approvals = useApprovals();
  const { data, error } = approvals;
  return (
    <>
      <PageHead title="Ждут второго" />
      <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: 720 }}>
        Эти изменения начнут действовать, когда их подтвердит не тот, кто о них попросил.
      </Typography>
      {error && <Alert severity="error">Список не загрузился. {error.message}</Alert>}
      {!data && !error && <Loading />}
      {data?.length === 0 && <Typography>Сейчас ничего не ждёт.</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, maxWidth: 820 }}>
        {data?.map((approval) => (
          <Waiting key={approval.id} approval={approval} approvals={approvals} />
        ))}
      </Box>
    </>
  );
}

interface WaitingProps {
  approval: StaffApproval;
  approvals: ReturnType<typeof useApprovals>;
}

function Waiting({ approval, approvals: { decide, isBusy } }: WaitingProps) {
  const { id, kind, title, before, after, resource, asked_by_name, asked_at, is_own } = approval;
  const [asking, setAsking] = useState<'confirm' | 'reject' | null>(null);
  const close = () => setAsking(null);
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Typography component="h2" sx={{ fontWeight: 600 }}>
        {approvalKinds[kind].label}: {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: 13 }}>
        {asked_by_name}, {formatMoment(asked_at)}
      </Typography>
      <FieldChanges before={before} after={after} resource={resource} />
      <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
        {is_own ? (
          <Chip size="small" label="Просили вы: решит другой сотрудник" />
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
      </Stack>
      <Confirm
        isOpen={asking === 'confirm'}
        title="Подтвердить изменение?"
        content={`${approvalKinds[kind].label}: ${title}. Оно начнёт действовать сразу.`}
        confirm="Подтвердить"
        onConfirm={() => {
          close();
          void decide(id, 'confirm');
        }}
        onClose={close}
      />
      {asking === 'reject' && (
        <RejectDialog
          onClose={close}
          onReject={(reason) => {
            close();
            void decide(id, 'reject', reason);
          }}
        />
      )}
    </Paper>
  );
}
