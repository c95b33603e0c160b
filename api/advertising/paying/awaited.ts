import { type Banner, MarketingBalance, type Pinning } from '@odonta/db/models';
import { exactRoublesOf, formatExact } from '@odonta/db/vocabulary/money.ts';
import type { Transaction } from 'sequelize';
import { type Advert, readAdvert } from '../../money/marketing_balance/adverts.ts';
import { type OwnerIds, ownerIdsOf } from '../../money/marketing_balance/owner.ts';
import { conflict } from '../../platform/http/errors.ts';
import { lock } from '../../platform/locks.ts';
import { adGoods } from '../buying/goods.ts';
import { holdIsOver } from '../buying/holding.ts';

/** The advert, locked; refuses one whose places do not wait for money, and one that costs nothing. */
export async function lockAwaited(
  advert: Advert,
  transaction: Transaction,
): Promise<{ row: Banner | Pinning; sum: number }> {
  await lock(transaction, { [adGoods[advert.good].table]: [advert.id] });
  const row = await readAdvert(advert, transaction);
  if (row.status !== 'PREPARE') throw conflict('Оплаты здесь уже не ждут');
  if (!row.held_until || row.held_until <= new Date()) throw holdIsOver();
  if (!row.total)
    throw conflict('Платить нечего: купите с маркетингового баланса, с него ничего не спишется');
  await refuseDebt(row, transaction);
  return { row, sum: row.total };
}

/** The money would pay the debt first, and not be enough for the advert. */
async function refuseDebt(owner: OwnerIds, transaction: Transaction): Promise<void> {
  const balance = await MarketingBalance.findOne({ where: ownerIdsOf(owner), transaction });
  if (!balance || balance.available >= 0) return;
  const debt = formatExact(exactRoublesOf(-balance.available));
  throw conflict(`На маркетинговом балансе долг ${debt}: сначала пополните баланс, потом платите за места`);
}
