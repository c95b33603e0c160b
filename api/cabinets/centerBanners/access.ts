import { Banner } from '@odonta/db/models';
import { type CenterRight, mayInCenter } from '@odonta/db/vocabulary/identity/centerRights.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import type { LOCK, Transaction } from 'sequelize';
import { refuseIdle } from '../../advertising/buying/refuseIdle.ts';
import { holdMerchants } from '../../advertising/marketing/topUps.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { forbidden, notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { roleWith } from '../advertisers.ts';

export interface OwnedBanner {
  banner: Banner;
  role: CenterRole;
}

/** The banner of the member's centre or trading organisation, locked, with his role. 404 for another's, 403 for a member without the right. */
export async function lockOwnBanner(
  actor: SignedInUser,
  id: string | undefined,
  right: CenterRight,
  transaction: Transaction,
): Promise<OwnedBanner> {
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const owned = await ownBanner(actor, id, right, { transaction, lock });
  if (right !== 'advertising.list' && right !== 'advertising.cancel')
    await refuseIdle(owned.banner, transaction);
  return owned;
}

/** The same for an invoice. Its organisation is locked first, as by a booking, which takes places under that lock. */
export const lockToBill: typeof lockOwnBanner = async (actor, id, right, transaction) => {
  const { merchant_id } = (await ownBanner(actor, id, right, { transaction })).banner;
  if (merchant_id) await holdMerchants([merchant_id], transaction);
  return lockOwnBanner(actor, id, right, transaction);
};

/** The same for reading: it waits for nobody who acts on it. */
export async function ownBanner(
  actor: SignedInUser,
  id: string | undefined,
  right: CenterRight,
  options: { transaction?: Transaction; lock?: LOCK } = {},
): Promise<OwnedBanner> {
  const banner = await Banner.findOne({ where: { id: numberIn(id), by_weeks: true }, ...options });
  const role = banner && (await roleWith(actor, banner, options.transaction));
  if (!banner || !role) throw notFound('Баннер не найден');
  if (!mayInCenter(role, right)) throw forbidden();
  return { banner, role };
}
