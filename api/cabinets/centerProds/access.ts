import { Center, Prod, UserMembership } from '@odonta/db/models';
import {
  type CenterRight,
  centerRolesWith,
  mayInCenter,
} from '@odonta/db/vocabulary/identity/centerRights.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import type { Transaction } from 'sequelize';
import { lockProd } from '../../catalog/prod_revisions/applying.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { conflict, forbidden, notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';

/** The role of the actor in a centre; 404 for a stranger, who does not learn that the row exists. */
export async function roleIn(
  { id: user_id }: Pick<SignedInUser, 'id'>,
  center_id: number,
  transaction?: Transaction,
): Promise<CenterRole> {
  const own = await UserMembership.findOne({ where: { user_id, center_id }, transaction });
  const role = centerRolesWith('prods.list').find((name) => name === own?.role);
  if (!role) throw notFound('Курс не найден');
  return role;
}

/** A course of one of my centres, locked. 404 for another's, 403 for a member without the right. */
export async function lockOwnProd(
  actor: Pick<SignedInUser, 'id'>,
  asked: string | undefined,
  right: CenterRight,
  transaction: Transaction,
): Promise<Prod> {
  const id = numberIn(asked);
  const found = await Prod.findByPk(id, { attributes: ['center_id'], transaction });
  if (!found) throw notFound('Курс не найден');
  if (!mayInCenter(await roleIn(actor, found.center_id, transaction), right)) throw forbidden();
  if (right !== 'prods.show') await refuseSuspended(found.center_id, transaction);
  return lockProd(id, transaction);
}

/** A suspended centre reads, and changes nothing. */
export async function refuseSuspended(center_id: number, transaction: Transaction): Promise<void> {
  const center = await Center.findByPk(center_id, { transaction });
  if (!center || center.suspended_at !== null)
    throw conflict('Работа центра приостановлена: напишите менеджеру');
}
