import { Box, Typography } from '@mui/material';
import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { moneyFigures } from '@odonta/db/vocabulary/reports/moneyFigures.ts';
import { lazy, Suspense } from 'react';
import { useGetIdentity } from 'react-admin';
import { PageHead } from '../kit/page/PageHead.tsx';
import { useRights } from '../kit/session/useRights.ts';
import { ApprovalsTile } from './ApprovalsTile.tsx';
import { QueuePeek } from './QueuePeek.tsx';
import { QueueTile } from './QueueTile.tsx';
import { queues } from './queues.ts';
import { useQueueCounts } from './useQueueCounts.ts';

// Drawing is heavier than the rest of the shell, and the queues matter more.
const Charts = lazy(() => import('./charts/Charts.tsx'));
const HeadsPanel = lazy(() => import('./heads/HeadsPanel.tsx'));
const MoneyTiles = lazy(() => import('./money/MoneyTiles.tsx'));

const rightsOfMoney: readonly Right[] = Object.values(moneyFigures).flatMap(({ rights }) => rights);

const deciding: readonly Right[] = [
  'center_requisites.confirm_change',
  'users.add_role',
  'lecturers.publish',
  'banner_campaigns.approve',
];

/** The user's open work: how much of each kind, and the oldest of it. */
export function Dashboard() {
  const { may, isPending } = useRights();
  const { identity } = useGetIdentity();
  const mine = queues.filter(({ right }) => may(right));
  const counted = useQueueCounts(mine.map(({ name }) => name));
  const countsMoney = rightsOfMoney.some(may);
  const decides = deciding.some(may);
  return (
    <>
      <PageHead title={identity ? `Здравствуйте, ${identity.fullName}` : 'Главная'} />
      <Box
        component="section"
        aria-label="Ждут вас"
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: tileColumns }}
      >
        {mine.map((queue) => (
          <QueueTile key={queue.name} {...queue} {...counted(queue.name)} />
        ))}
        {decides && <ApprovalsTile />}
      </Box>
      {may('manager_requests.assign') && (
        <Suspense fallback={null}>
          <HeadsPanel />
        </Suspense>
      )}
      <Box sx={{ display: 'grid', gap: 2, mt: 2, alignItems: 'start', gridTemplateColumns: peekColumns }}>
        {mine.map(
          ({ describe, ...queue }) =>
            describe && (
              <QueuePeek key={queue.name} {...queue} {...counted(queue.name)} describe={describe} />
            ),
        )}
      </Box>
      <Suspense fallback={null}>
        {countsMoney && <MoneyTiles />}
        <Charts />
      </Suspense>
      {mine.length === 0 && !decides && !countsMoney && !isPending && (
        <Typography sx={{ color: 'text.secondary' }}>
          Для вашей роли очередей нет. Разделы, которые вам доступны, — в меню.
        </Typography>
      )}
    </>
  );
}

const tileColumns = { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fit, minmax(140px, 1fr))' };
const peekColumns = { xs: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(340px, 1fr))' };
