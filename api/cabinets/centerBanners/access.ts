import { Banner } from '@odonta/db/models';
import { type CenterRight, mayInCenter } from '@odonta/db/vocabulary/identity/centerRights.ts';
import type { Transaction } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { forbidden, notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { centersOf, rolesIn } from '../centersOf.ts';

/** The banner of the member's centre, locked. 404 for another's, 403 for a member without the right. */
export async function lockOwnBanner(
  actor: SignedInUser,
  id: string | undefined,
  right: CenterRight,
  transaction: Transaction,
): Promise<Banner> {
  const where = { id: numberIn(id), by_weeks: true };
  const banner = await Banner.findOne({ where, lock: transaction.LOCK.NO_KEY_UPDATE, transaction });
  const role = (await rolesIn(actor, 'centers.show', transaction)).get(banner?.center_id ?? 0);
  if (!banner || !role) throw notFound('Баннер не найден');
  if (!mayInCenter(role, right)) throw forbidden();
  return banner;
}

/** 404 for a centre of others, 403 for a member without the right. */
export async function refuseOthers(
  actor: SignedInUser,
  center_id: number,
  right: CenterRight,
  transaction: Transaction,
): Promise<void> {
  const role = (await rolesIn(actor, 'centers.show', transaction)).get(center_id);
  if (!role) throw notFound('Центр не найден');
  if (!mayInCenter(role, right)) throw forbidden();
}

/** Nobody uploads or reads what he could not use. */
export async function refuseStrangers(actor: SignedInUser, right: CenterRight): Promise<void> {
  if ((await centersOf(actor, right)).length === 0) throw forbidden();
}
