import { Center, Prod } from '@odonta/db/models';
import { type CenterRight, mayInCenter } from '@odonta/db/vocabulary/identity/centerRights.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import type { Transaction } from 'sequelize';
import { lockProd } from '../../catalog/prod_revisions/applying.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { conflict, forbidden, notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { rolesIn } from '../centersOf.ts';

interface Own {
  id: number;
  center_id: number;
  /** The role of the actor in its centre. */
  role: CenterRole;
}

/** A course of one of my centres. 404 for another's, 403 for a member without the right. */
export async function findOwnProd(
  actor: Pick<SignedInUser, 'id'>,
  asked: string | undefined,
  right: CenterRight,
  transaction?: Transaction,
): Promise<Own> {
  const id = numberIn(asked);
  const found = await Prod.findByPk(id, { attributes: ['center_id'], transaction });
  const role = found && (await rolesIn(actor, 'prods.list', transaction)).get(found.center_id);
  if (!role) throw notFound('Курс не найден');
  if (!mayInCenter(role, right)) throw forbidden();
  return { id, center_id: found.center_id, role };
}

/** The same to be changed, locked. A suspended centre reads, and changes nothing. */
export async function lockOwnProd(
  actor: Pick<SignedInUser, 'id'>,
  asked: string | undefined,
  right: CenterRight,
  transaction: Transaction,
): Promise<{ prod: Prod; role: CenterRole; center: Center }> {
  const { id, center_id, role } = await findOwnProd(actor, asked, right, transaction);
  const center = await Center.findByPk(center_id, { transaction });
  if (!center || center.suspended_at !== null)
    throw conflict('Работа центра приостановлена: напишите менеджеру');
  return { prod: await lockProd(id, transaction), role, center };
}
