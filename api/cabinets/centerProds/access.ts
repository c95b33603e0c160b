import { Prod, UserMembership } from '@odonta/db/models';
import { type CenterRole, centerRoles } from '@odonta/db/vocabulary/identity/user.ts';
import type { Transaction } from 'sequelize';
import { lockProd } from '../../catalog/prod_revisions/applying.ts';
import { courseEditors } from '../../catalog/prod_revisions/notifying.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { forbidden, notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';

export const readers = Object.keys(centerRoles) as CenterRole[];
export const editors = courseEditors;
/** They decide about what is on sale already. */
export const deciders: readonly CenterRole[] = ['OWNER'];

/** The role of the actor in a centre; 404 for a stranger, who does not learn that the row exists. */
export async function roleIn(
  { id: user_id }: Pick<SignedInUser, 'id'>,
  center_id: number,
  transaction?: Transaction,
): Promise<CenterRole> {
  const own = await UserMembership.findOne({ where: { user_id, center_id }, transaction });
  const role = readers.find((name) => name === own?.role);
  if (!role) throw notFound('Курс не найден');
  return role;
}

/** A course of one of my centres, locked. 404 for another's, 403 for a member of another role. */
export async function lockOwnProd(
  actor: Pick<SignedInUser, 'id'>,
  asked: string | undefined,
  roles: readonly CenterRole[],
  transaction: Transaction,
): Promise<Prod> {
  const id = numberIn(asked);
  const found = await Prod.findByPk(id, { attributes: ['center_id'], transaction });
  if (!found) throw notFound('Курс не найден');
  if (!roles.includes(await roleIn(actor, found.center_id, transaction))) throw forbidden();
  return lockProd(id, transaction);
}
