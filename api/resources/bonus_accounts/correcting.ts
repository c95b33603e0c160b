import type { BonusAccount } from '@odonta/db/models';
import { bonusDays } from '@odonta/db/vocabulary/bonuses/bonus.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import type { Transaction } from 'sequelize';
import { spendableOf } from '../../bonuses/balances.ts';
import { adjust } from '../../bonuses/ledger.ts';
import { invalid } from '../../http/errors.ts';
import { moneySetting } from '../../money/moneySettings.ts';
import { requireFreshProof } from '../../sessions/requireFreshProof.ts';
import type { SignedInUser } from '../../sessions/userSessions.ts';
import { askApproval } from '../approvals/askApproval.ts';

export interface Correction {
  count: number;
  comment: string;
}

interface Correcting {
  row: BonusAccount;
  actor: SignedInUser;
  body: unknown;
  transaction: Transaction;
}

/** At once up to the limit; beyond it a second person decides, and until then nothing changes. */
export async function correct(isAdd: boolean, { row, actor, body, transaction }: Correcting): Promise<void> {
  const { count, comment } = body as Correction;
  if (!isAdd) await refuseMoreThan(row, count, transaction);
  if (count <= (await moneySetting('bonus_adjust_limit', transaction))) {
    const by = { id: actor.id, name: actor.name };
    await writeCorrection(row.key, { isAdd, count, comment, by, approval_id: null }, transaction);
    return;
  }
  requireFreshProof(actor);
  const signed = isAdd ? count : -count;
  await askApproval(
    'BONUS',
    {
      resource: 'bonus_accounts',
      record_id: row.id,
      title: `Счёт № ${row.id}`,
      before: { balance: row.balance },
      after: { balance: row.balance + signed, count: signed, comment },
      asked_by: actor.id,
    },
    transaction,
  );
}

export function writeCorrection(
  key: string,
  {
    isAdd,
    approval_id,
    ...entry
  }: Correction & {
    isAdd: boolean;
    by: { id: number | null; name: string | null };
    approval_id: number | null;
  },
  transaction: Transaction,
) {
  const source = approval_id === null ? null : ({ type: 'staff', id: approval_id } as const);
  const expires_at = new Date(Date.now() + bonusDays * 86_400_000);
  return adjust(key, { ...entry, is_add: isAdd, source, expires_at }, transaction);
}

async function refuseMoreThan({ key }: BonusAccount, count: number, transaction: Transaction): Promise<void> {
  const balance = await spendableOf(key, transaction);
  if (count > balance)
    throw invalid({ count: `На счёте ${plural(balance, ['бонус', 'бонуса', 'бонусов'])}` });
}
