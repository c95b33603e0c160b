import { type MarketingBalance, MarketingTx } from '@odonta/db/models';
import { exactRoublesOf, kopecksOfExact } from '@odonta/db/vocabulary/money.ts';
import { Op, type Transaction } from 'sequelize';
import { askApproval } from '../../identity/approvals/askApproval.ts';
import { requireReauthentication } from '../../identity/sessions/requireReauthentication.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { enter } from '../../money/marketing_balance/ledger.ts';
import { moneySetting } from '../../platform/money/moneySettings.ts';
import type { CorrectionBody } from './marketingBalances.schema.ts';

interface Correcting {
  row: MarketingBalance;
  actor: SignedInUser;
  body: CorrectionBody;
  transaction: Transaction;
}

const countedDays = 30;

/**
 * Applied at once up to the limit, counting the unreviewed corrections of these days; beyond it a second
 * person decides, and until then nothing changes. The balance is locked.
 */
export async function correct({ row, actor, body, transaction }: Correcting): Promise<void> {
  const { direction, comment, ...said } = body;
  const sum = (direction === 'ADD' ? 1 : -1) * kopecksOfExact(said.sum);
  const together = Math.abs(sum) + (await unapproved(row, transaction));
  if (together <= kopecksOfExact(await moneySetting('correction_limit', transaction))) {
    await enter(row.id, { kind: 'CORRECTION', sum, comment, by: actor }, transaction);
    return;
  }
  requireReauthentication(actor);
  const available = exactRoublesOf(row.available + sum);
  const change = {
    before: { available: exactRoublesOf(row.available) },
    after: { available, sum: exactRoublesOf(sum), comment },
  };
  const about = { resource: 'marketing_balances', record_id: row.id, title: `Баланс № ${row.id}` };
  await askApproval('MARKETING', { ...about, ...change, asked_by: actor.id }, transaction);
}

/** Kopecks of late corrections that one person alone has made, given and taken alike: pieces of a large one are as large. */
async function unapproved({ id: balance_id }: MarketingBalance, transaction: Transaction): Promise<number> {
  const created_at = { [Op.gt]: new Date(Date.now() - countedDays * 86_400_000) };
  const where = { balance_id, kind: 'CORRECTION' as const, source_type: null, created_at };
  const entries = await MarketingTx.findAll({ attributes: ['sum'], where, transaction });
  return entries.reduce((all, { sum }) => all + Math.abs(sum), 0);
}
