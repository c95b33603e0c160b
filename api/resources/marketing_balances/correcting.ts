import type { MarketingBalance } from '@odonta/db/models';
import { exactRoublesOf, kopecksOfExact } from '@odonta/db/vocabulary/money.ts';
import type { Transaction } from 'sequelize';
import { enter } from '../../marketing/ledger.ts';
import { moneySetting } from '../../money/moneySettings.ts';
import { requireFreshProof } from '../../sessions/requireFreshProof.ts';
import type { SignedInUser } from '../../sessions/userSessions.ts';
import { askApproval } from '../approvals/askApproval.ts';
import type { CorrectionBody } from './marketingBalances.schema.ts';

interface Correcting {
  row: MarketingBalance;
  actor: SignedInUser;
  body: unknown;
  transaction: Transaction;
}

/** At once up to the limit; beyond it a second person decides, and until then nothing changes. */
export async function correct({ row, actor, body, transaction }: Correcting): Promise<void> {
  const { direction, comment, ...said } = body as CorrectionBody;
  const sum = (direction === 'ADD' ? 1 : -1) * kopecksOfExact(said.sum);
  if (said.sum <= (await moneySetting('correction_limit', transaction))) {
    await enter(row.id, { kind: 'CORRECTION', sum, comment, by: actor }, transaction);
    return;
  }
  requireFreshProof(actor);
  const available = exactRoublesOf(row.available + sum);
  const change = {
    before: { available: exactRoublesOf(row.available) },
    after: { available, sum: exactRoublesOf(sum), comment },
  };
  const about = { resource: 'marketing_balances', record_id: row.id, title: `Баланс № ${row.id}` };
  await askApproval('MARKETING', { ...about, ...change, asked_by: actor.id }, transaction);
}
