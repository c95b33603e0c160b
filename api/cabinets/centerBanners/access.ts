import { Banner, Center } from '@odonta/db/models';
import { type CenterRight, mayInCenter } from '@odonta/db/vocabulary/identity/centerRights.ts';
import type { Transaction } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { conflict, forbidden, notFound } from '../../platform/http/errors.ts';
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
  if (right !== 'advertising.list' && right !== 'advertising.cancel')
    await refuseIdle(banner.center_id ?? 0, transaction);
  return banner;
}

/** 404 for a centre of others, 403 for a member without the right, 409 for one that is not at work. */
export async function refuseOthers(
  actor: SignedInUser,
  center_id: number,
  right: CenterRight,
  transaction: Transaction,
): Promise<void> {
  const role = (await rolesIn(actor, 'centers.show', transaction)).get(center_id);
  if (!role) throw notFound('Центр не найден');
  if (!mayInCenter(role, right)) throw forbidden();
  await refuseIdle(center_id, transaction);
}

/** Only what visitors may see is advertised; what was paid by a centre that is stopped still returns. */
async function refuseIdle(id: number, transaction: Transaction): Promise<void> {
  const where = { id, status: 'CONFIRMED' as const, suspended_at: null };
  if ((await Center.count({ where, transaction })) === 0)
    throw conflict('Баннеры покупают и меняют центры, которые опубликованы и работают: напишите менеджеру');
}

/** Nobody uploads or reads what he could not use. */
export async function refuseStrangers(actor: SignedInUser, right: CenterRight): Promise<void> {
  if ((await centersOf(actor, right)).length === 0) throw forbidden();
}
