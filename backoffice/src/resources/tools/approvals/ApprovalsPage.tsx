import { Alert, Box, Tab, Tabs, Typography } from '@mui/material';
import { useState } from 'react';
import { Loading } from '../../../kit/page/Loading.tsx';
import { PageHead } from '../../../kit/page/PageHead.tsx';
import { ApprovalCard } from './ApprovalCard.tsx';
import { DecisionButtons } from './DecisionButtons.tsx';
import { useApprovals } from './useApprovals.ts';

export function ApprovalsPage() {
  const [isClosed, setClosed] = useState(false);
  const { data, error } = useApprovals(isClosed);
  return (
    <>
      <PageHead title="Вторая подпись" />
      <Typography sx={{ color: 'text.secondary', mb: 1, maxWidth: 720 }}>
        Эти изменения начнут действовать, когда их подтвердит не тот, кто о них попросил.
      </Typography>
      <Tabs
        value={isClosed}
        onChange={(_event, chosen: boolean) => setClosed(chosen)}
        aria-label="Какие запросы показать"
        sx={{ mb: 2 }}
      >
        <Tab value={false} label="Ждут" id="approvals-waiting" aria-controls="approvals-list" />
        <Tab value={true} label="Закрыты" id="approvals-closed" aria-controls="approvals-list" />
      </Tabs>
      <Box
        role="tabpanel"
        id="approvals-list"
        aria-labelledby={isClosed ? 'approvals-closed' : 'approvals-waiting'}
      >
        {error && <Alert severity="error">Список не загрузился. {error.message}</Alert>}
        {!data && !error && <Loading />}
        {data?.length === 0 && (
          <Typography>
            {isClosed ? 'Здесь появятся решённые и отозванные запросы.' : 'Сейчас ничего не ждёт.'}
          </Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, maxWidth: 820 }}>
          {data?.map((approval) => (
            <ApprovalCard key={approval.id} approval={approval}>
              {!isClosed && <DecisionButtons approval={approval} />}
            </ApprovalCard>
          ))}
        </Box>
      </Box>
    </>
  );
}
