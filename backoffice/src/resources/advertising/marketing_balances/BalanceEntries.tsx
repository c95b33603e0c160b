import type { MarketingEntry, StaffMarketingBalance } from '@odonta/api/contract';
import { marketingKinds } from '@odonta/db/vocabulary/advertising/marketing/marketingBalance.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { useRecordContext } from 'react-admin';
import { LedgerTable } from '../../../kit/record/LedgerTable.tsx';

/** The document, reason and author of the entry. */
export function BalanceEntries() {
  const balance = useRecordContext<StaffMarketingBalance>();
  if (!balance) return null;
  return (
    <LedgerTable
      sumIn="Сумма"
      of={balance.movements.map((entry) => ({
        id: entry.id,
        at: entry.created_at,
        what: nameOf(entry),
        why: whyOf(entry),
        sum: `${entry.sum > 0 ? '+' : ''}${formatExact(entry.sum)}`,
      }))}
    />
  );
}

function nameOf({ kind, is_reserve, sum }: MarketingEntry): string {
  if (!is_reserve) return marketingKinds[kind];
  if (kind === 'SPEND_LEAD') return sum < 0 ? 'Резерв под лид' : 'Резерв лида снят';
  if (kind === 'SPEND_MAILING') return sum < 0 ? 'Резерв под рассылку' : 'Резерв рассылки снят';
  return sum < 0 ? 'Резерв под вывод' : 'Резерв снят';
}

const whyOf = ({ document, comment, actor_name }: MarketingEntry) =>
  [document, comment, actor_name].filter(Boolean).join(' · ') || '—';
