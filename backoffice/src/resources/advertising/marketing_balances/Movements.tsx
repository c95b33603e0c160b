import type { MarketingMovement, StaffMarketingBalance } from '@odonta/api/contract';
import { marketingKinds } from '@odonta/db/vocabulary/advertising/marketing/marketingBalance.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { useRecordContext } from 'react-admin';
import { MovementsTable } from '../../../kit/record/MovementsTable.tsx';

/** By which paper, why and by whom the balance moved. */
export function Movements() {
  const balance = useRecordContext<StaffMarketingBalance>();
  if (!balance) return null;
  return (
    <MovementsTable
      sumIn="Сумма"
      of={balance.movements.map((movement) => ({
        id: movement.id,
        at: movement.created_at,
        what: nameOf(movement),
        why: whyOf(movement),
        sum: `${movement.sum > 0 ? '+' : ''}${formatExact(movement.sum)}`,
      }))}
    />
  );
}

function nameOf({ kind, is_reserve, sum }: MarketingMovement): string {
  if (!is_reserve) return marketingKinds[kind];
  return sum < 0 ? 'Резерв под вывод' : 'Резерв снят';
}

const whyOf = ({ document, comment, actor_name }: MarketingMovement) =>
  [document, comment, actor_name].filter(Boolean).join(' · ') || '—';
