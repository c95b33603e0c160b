import { Box } from '@mui/material';
import type { BonusChange, StaffBonusAccount } from '@odonta/api/contract';
import { bonusKinds, bonusSourceLabels, bonusStates } from '@odonta/db/vocabulary/loyalty/bonuses/bonus.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { useRecordContext } from 'react-admin';
import { LedgerTable } from '../../../kit/record/LedgerTable.tsx';

/** The entries of an account: reason, author, count. */
export function BonusChanges() {
  const account = useRecordContext<StaffBonusAccount>();
  if (!account) return null;
  return (
    <LedgerTable
      sumIn="Бонусов"
      of={account.changes.map((change) => ({
        id: change.id,
        at: change.created_at,
        what: (
          <>
            {bonusKinds[change.kind]}
            {change.state !== 'ACTIVE' && <Waiting change={change} />}
          </>
        ),
        why: whyOf(change),
        sum: `${change.isAdd ? '+' : '−'}${change.count.toLocaleString('ru-RU')}`,
      }))}
    />
  );
}

const Waiting = ({ change: { state, available_at } }: { change: BonusChange }) => (
  <Box component="span" sx={{ color: 'text.secondary' }}>
    {`, ${bonusStates[state].toLowerCase()}`}
    {state === 'PENDING' && available_at !== null && ` до ${formatMoscowDay(available_at)}`}
  </Box>
);

function whyOf({ comment, source, actor_name }: BonusChange): string {
  const about = source && `${bonusSourceLabels[source.type]} № ${source.id}`;
  return [comment, about, actor_name].filter(Boolean).join(' · ') || '—';
}
