import { Mailing } from '@odonta/db/models';
import { type CenterRight, mayInCenter } from '@odonta/db/vocabulary/identity/centerRights.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import type { LOCK, Transaction } from 'sequelize';
import { refuseIdle } from '../../advertising/buying/refuseIdle.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { forbidden, notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { rolesIn } from '../centersOf.ts';

export interface OwnedMailing {
  actor: SignedInUser;
  mailing: Mailing;
  role: CenterRole;
}

/** The mailing that the member's centre has ordered, locked. 404 for another's, 403 for a member without the right. */
export async function lockOwnMailing(
  actor: SignedInUser,
  id: string | undefined,
  right: CenterRight,
  transaction: Transaction,
): Promise<OwnedMailing> {
  const owned = await ownMailing(actor, id, right, { transaction, lock: transaction.LOCK.NO_KEY_UPDATE });
  if (right !== 'advertising.cancel') await refuseIdle(owned.mailing, transaction);
  return owned;
}

/** The same for reading. One that staff have made about the centre is not its own. */
export async function ownMailing(
  actor: SignedInUser,
  id: string | undefined,
  right: CenterRight,
  options: { transaction?: Transaction; lock?: LOCK } = {},
): Promise<OwnedMailing> {
  const mailing = await Mailing.findOne({ where: { id: numberIn(id), by_center: true }, ...options });
  const role = (await rolesIn(actor, 'centers.show', options.transaction)).get(mailing?.center_id ?? 0);
  if (!mailing || !role) throw notFound('Рассылка не найдена');
  if (!mayInCenter(role, right)) throw forbidden();
  return { actor, mailing, role };
}
