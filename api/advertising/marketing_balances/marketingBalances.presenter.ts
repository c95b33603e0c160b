import type { MarketingWithdrawalView, StaffMarketingBalance } from '@odonta/api/contract';
import type { MarketingBalance } from '@odonta/db/models';
import { waitingAmong } from '../../identity/approvals/askApproval.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { knownPayeeOf } from '../../money/payouts/payee.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';
import { type Happened, happenedTo, sumsOf } from '../marketing/presenting.ts';

export async function presentMarketingBalances(
  rows: MarketingBalance[],
  { viewer, transaction, isForFile = false }: ReadContext<SignedInUser>,
): Promise<Omit<StaffMarketingBalance, 'available_transitions'>[]> {
  const ids = rows.map(({ id }) => id);
  const waiting = await waitingAmong('MARKETING', 'marketing_balances', ids, transaction);
  const happened = isForFile ? nothing() : await happenedTo(ids, transaction);
  const mayPay = staffAudience.allows(viewer, 'marketing_balances.refund') !== null;
  return rows.map((row) => ({
    ...sumsOf(row),
    payee:
      mayPay && row.center && (happened.withdrawals.get(row.id) ?? []).some(isOpen)
        ? knownPayeeOf(row.center)
        : null,
    asked: askedIn(waiting.get(row.id)?.after),
    penalties: happened.penalties.get(row.id) ?? [],
    withdrawals: happened.withdrawals.get(row.id) ?? [],
    movements: happened.movements.get(row.id) ?? [],
    status: row.status,
    ...stampsOf(row),
  }));
}

const isOpen = ({ status }: MarketingWithdrawalView) => status === 'CREATED';

const nothing = (): Happened => ({ movements: new Map(), penalties: new Map(), withdrawals: new Map() });

const askedIn = (after: Record<string, unknown> | undefined): StaffMarketingBalance['asked'] =>
  after ? { sum: Number(after.sum), comment: String(after.comment) } : null;
