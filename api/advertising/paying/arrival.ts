import { Banner, Pinning, StatusChange } from '@odonta/db/models';
import type { AdPaymentSource } from '@odonta/db/vocabulary/advertising/adPayment.ts';
import type { Transaction } from 'sequelize';
import { type Advert, readAdvert } from '../../money/marketing_balance/adverts.ts';
import { lockBalance } from '../../money/marketing_balance/ledger.ts';
import { ownerIdsOf } from '../../money/marketing_balance/owner.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { type ApiError, conflict } from '../../platform/http/errors.ts';
import { refusalBehindSavepoint } from '../../platform/refusalBehindSavepoint.ts';
import { payBanner, payLateBanner } from '../ad_places/booking.ts';
import { adGoods } from '../buying/goods.ts';
import { refuseIdle } from '../buying/refuseIdle.ts';
import { writeToOwner } from '../buying/writeToOwner.ts';
import { payLatePinning, payPinning } from '../pinnings/pinnings.selling.ts';
import { advertNotSold, advertSold } from './paying.letters.ts';

/**
 * Buys an advert from the balance that its money has just topped up: while its places wait for it, or later if they
 * are free. Otherwise the money stays on the balance, and its owner learns why. What it touches is locked.
 */
export async function buyArrived(
  advert: Advert,
  source: AdPaymentSource,
  transaction: Transaction,
): Promise<void> {
  const refusal = await refusalBehindSavepoint(transaction, () => buy(advert, source, transaction));
  const { good } = advert;
  const row = await readAdvert(advert, transaction);
  const { available: left } = await lockBalance(ownerIdsOf(row), transaction);
  await writeToOwner(
    row,
    (bought, to) =>
      refusal
        ? advertNotSold(good, bought, reasonOf(refusal), to)
        : advertSold(good, bought, { source, left }, to),
    transaction,
  );
}

/** A refusal that names fields says why there. */
const reasonOf = ({ message, details }: ApiError): string =>
  Object.values(details.errors ?? {})[0] ?? message;

async function buy(advert: Advert, source: AdPaymentSource, transaction: Transaction): Promise<void> {
  const row = await readAdvert(advert, transaction);
  if (row.paid_at) throw conflict('Размещение уже оплачено');
  if (row.isSoftDeleted() || !(await isAwaited(advert, row, transaction)))
    throw conflict('Размещение отменено');
  await refuseIdle(row, transaction);
  const isHeld = row.status === 'PREPARE' && row.held_until !== null && row.held_until > new Date();
  if (row instanceof Banner)
    await (isHeld ? payBanner : payLateBanner)(row, systemActor, transaction, source);
  if (row instanceof Pinning)
    await (isHeld ? payPinning : payLatePinning)(row, systemActor, transaction, source);
}

/** One that its owner or staff have cancelled is wanted no more; one whose time has run out still is. */
async function isAwaited(
  { good, id: record_id }: Advert,
  { status }: Banner | Pinning,
  transaction: Transaction,
): Promise<boolean> {
  if (status !== 'CANCELED') return status === 'PREPARE';
  const where = { resource: adGoods[good].resource, record_id };
  const last = await StatusChange.findOne({ where, order: [['id', 'DESC']], transaction });
  return last?.move === 'expire';
}
