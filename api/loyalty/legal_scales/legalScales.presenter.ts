import type { StaffLegalScale } from '@odonta/api/contract';
import { type LegalScale, LegalUser, User } from '@odonta/db/models';
import type { ScaleState } from '@odonta/db/vocabulary/loyalty/bonuses/scale.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { fn, type Transaction } from 'sequelize';
import { waitingAmong } from '../../identity/approvals/askApproval.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';
import { agreedTerms, rowsOn } from './scaleTerms.ts';

/** For editing: the pending change replaces the effective one. */
export async function presentLegalScales(
  rows: LegalScale[],
  { transaction }: ReadContext<SignedInUser>,
): Promise<StaffLegalScale[]> {
  const ids = rows.map(({ id }) => id);
  const waiting = await waitingAmong('SCALE', 'legal_scales', ids, transaction);
  const askers = await User.findAll({
    attributes: ['id', 'name'],
    where: { id: [...waiting.values()].map(({ asked_by }) => asked_by) },
    paranoid: false,
    transaction,
  });
  const companies = await companiesWith(ids, transaction);
  const today = moscowDay(new Date());
  return rows.map((row) => {
    const agreed = agreedTerms(row);
    const terms = row.draft ?? agreed;
    const approval = waiting.get(row.id);
    return {
      id: row.id,
      name: terms?.name ?? row.name,
      is_active: terms?.is_active ?? row.is_active,
      is_default: terms?.is_default ?? row.is_default,
      valid_from: terms?.valid_from ?? today,
      rows: terms?.rows ?? [],
      acting: row.is_active ? rowsOn(row.rows, today) : [],
      state: stateOf(row, approval !== undefined),
      is_changed: row.draft !== null && agreed !== null,
      asked_by_name: askers.find(({ id }) => id === approval?.asked_by)?.name ?? null,
      companies: companies.get(row.id) ?? 0,
      ...stampsOf(row),
    };
  });
}

function stateOf({ is_active, rows }: LegalScale, isWaiting: boolean): ScaleState {
  if (isWaiting) return 'WAITING';
  if (rows.length === 0) return 'DRAFT';
  return is_active ? 'ACTIVE' : 'OFF';
}

async function companiesWith(ids: number[], transaction?: Transaction): Promise<Map<number, number>> {
  const counted = (await LegalUser.findAll({
    attributes: ['scale_id', [fn('count', '*'), 'count']],
    where: { scale_id: ids },
    group: ['scale_id'],
    raw: true,
    transaction,
  })) as unknown as { scale_id: number; count: string }[];
  return new Map(counted.map(({ scale_id, count }) => [scale_id, Number(count)]));
}
