import { type BonusAccount, BonusTx } from '@odonta/db/models';
import { bonusDays } from '@odonta/db/vocabulary/loyalty/bonuses/bonus.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { Op, type Transaction } from 'sequelize';
import { askApproval } from '../../identity/approvals/askApproval.ts';
import { requireReauthentication } from '../../identity/sessions/requireReauthentication.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { invalid } from '../../platform/http/errors.ts';
import { moneySetting } from '../../platform/money/moneySettings.ts';
import { spendableOf } from '../bonuses/balances.ts';
import { ledgersOf } from '../bonuses/joined.ts';
import { adjust } from '../bonuses/ledger.ts';

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

const countedDays = 30;

/**
 * Applied at once up to the limit, counting the unreviewed corrections of these days; beyond it a second
 * person decides, and until then nothing changes. The account is locked.
 */
export async function correct(isAdd: boolean, { row, actor, body, transaction }: Correcting): Promise<void> {
  const { count, comment } = body as Correction;
  if (!isAdd) await refuseMoreThan(row, count, transaction);
  const together = count + (await unapproved(row, transaction));
  if (together <= (await moneySetting('bonus_adjust_limit', transaction))) {
    const by = { id: actor.id, name: actor.name };
    await writeCorrection(row.key, { isAdd, count, comment, by, approval_id: null }, transaction);
    return;
  }
  requireReauthentication(actor);
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

/** Late corrections that one person alone has made, given and taken alike: pieces of a large one are as large. */
async function unapproved({ id }: BonusAccount, transaction: Transaction): Promise<number> {
  const account_id = { [Op.in]: ledgersOf(id) };
  const created_at = { [Op.gt]: new Date(Date.now() - countedDays * 86_400_000) };
  const where = { account_id, kind: 'ADJUST' as const, source_type: null, created_at };
  return (await BonusTx.sum('count', { where, transaction })) ?? 0;
}

async function refuseMoreThan({ key }: BonusAccount, count: number, transaction: Transaction): Promise<void> {
  const balance = await spendableOf(key, transaction);
  if (count > balance)
    throw invalid({ count: `На счёте ${plural(balance, ['бонус', 'бонуса', 'бонусов'])}` });
}
