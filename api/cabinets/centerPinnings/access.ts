import { Pinning, Prod } from '@odonta/db/models';
import { type CenterRight, mayInCenter } from '@odonta/db/vocabulary/identity/centerRights.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import type { Transaction } from 'sequelize';
import { refuseIdle } from '../../advertising/buying/refuseIdle.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { forbidden, notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { rolesIn } from '../centersOf.ts';

export interface OwnedPinning {
  pinning: Pinning;
  prod: Prod;
  role: CenterRole;
}

/** The pinning of the member's centre, locked, with his role. 404 for another's, 403 for a member without the right. */
export async function lockOwnPinning(
  actor: SignedInUser,
  id: string | undefined,
  right: CenterRight,
  transaction: Transaction,
): Promise<OwnedPinning> {
  const where = { id: numberIn(id) };
  const pinning = await Pinning.findOne({ where, lock: transaction.LOCK.NO_KEY_UPDATE, transaction });
  const role = (await rolesIn(actor, 'centers.show', transaction)).get(pinning?.center_id ?? 0);
  if (!pinning || !role) throw notFound('Закрепление не найдено');
  if (!mayInCenter(role, right)) throw forbidden();
  if (right === 'advertising.buy' || right === 'advertising.edit_creative')
    await refuseIdle(pinning, transaction);
  const prod = await Prod.findByPk(pinning.prod_id, { paranoid: false, rejectOnEmpty: true, transaction });
  return { pinning, prod, role };
}
