import type { BonusChange, BonusLotView, StaffBonusAccount } from '@odonta/api/contract';
import { BonusAccount, BonusLot, BonusTx } from '@odonta/db/models';
import { ownerOfBonusKey } from '@odonta/db/vocabulary/loyalty/bonuses/bonus.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { literal, Op } from 'sequelize';
import { waitingAmong } from '../../identity/approvals/askApproval.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';
import { presentChange } from '../bonuses/presenting.ts';

const changesShown = 50;

export async function presentBonusAccounts(
  rows: BonusAccount[],
  readContext: ReadContext<SignedInUser>,
): Promise<Omit<StaffBonusAccount, 'available_transitions'>[]> {
  const ids = rows.map(({ id }) => id);
  const waiting = await waitingAmong('BONUS', 'bonus_accounts', ids, readContext.transaction);
  const merged = await BonusAccount.findAll({
    where: { merged_into: ids },
    attributes: ['id', 'merged_into'],
    order: ['id'],
    transaction: readContext.transaction,
  });
  const lots = await lotsOf(ids, readContext);
  const changes = await changesOf(ids, readContext);
  return rows.map((row) => ({
    id: row.id,
    ...ownerOfBonusKey(row.key),
    balance: row.balance,
    pending: row.pending,
    debt: row.debt,
    asked: askedIn(waiting.get(row.id)?.after),
    lots: lots.get(row.id) ?? [],
    changes: changes.get(row.id) ?? [],
    status: row.status,
    merged_into: row.merged_into,
    merged: merged.filter(({ merged_into }) => merged_into === row.id).map(({ id }) => id),
    ...stampsOf(row),
  }));
}

function askedIn(after: Record<string, unknown> | undefined): StaffBonusAccount['asked'] {
  if (!after) return null;
  const count = Number(after.count);
  return { isAdd: count > 0, count: Math.abs(count), comment: String(after.comment) };
}

async function lotsOf(
  ids: number[],
  { transaction, isForFile }: ReadContext<SignedInUser>,
): Promise<Map<number, BonusLotView[]>> {
  if (isForFile) return new Map();
  const lots = await BonusLot.findAll({
    where: { account_id: ids, left: { [Op.gt]: 0 } },
    order: ['expires_at', 'id'],
    transaction,
  });
  return byAccount(lots, ({ id, left, expires_at }) => ({ id, left, expires_at: secondsOf(expires_at) }));
}

async function changesOf(
  ids: number[],
  { transaction, isForFile }: ReadContext<SignedInUser>,
): Promise<Map<number, BonusChange[]>> {
  if (isForFile || ids.length === 0) return new Map();
  const latest = literal(
    `(select id from (select id, row_number() over (partition by account_id order by id desc) as place
      from bonus_tx where account_id in (${ids.map(Number).join(', ')})) t where place <= ${changesShown})`,
  );
  const rows = await BonusTx.findAll({
    where: { id: { [Op.in]: latest } },
    order: [['id', 'DESC']],
    transaction,
  });
  return byAccount(rows, presentChange);
}

function byAccount<Row extends { account_id: number }, Shown>(
  rows: readonly Row[],
  show: (row: Row) => Shown,
): Map<number, Shown[]> {
  const found = new Map<number, Shown[]>();
  for (const row of rows) found.set(row.account_id, [...(found.get(row.account_id) ?? []), show(row)]);
  return found;
}
