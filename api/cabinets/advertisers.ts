import type { AdQuote, BannerBuyer, CenterBuyer } from '@odonta/api/contract';
import { Center, MarketingBalance } from '@odonta/db/models';
import type { BannerPrice, PriceRow } from '@odonta/db/vocabulary/advertising/bannerPrice.ts';
import { type CenterRight, mayInCenter } from '@odonta/db/vocabulary/identity/centerRights.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import type { Transaction } from 'sequelize';
import { refuseIdle } from '../advertising/buying/refuseIdle.ts';
import { merchantIdsOf } from '../advertising/merchants/membership.ts';
import { promotingMerchants } from '../advertising/related_promotions/membership.ts';
import type { SignedInUser } from '../identity/sessions/userSessions.ts';
import { lockBalance } from '../money/marketing_balance/ledger.ts';
import { type OwnerIds, ownerIdsOf } from '../money/marketing_balance/owner.ts';
import { forbidden, notFound } from '../platform/http/errors.ts';
import { centersOf, rolesIn } from './centersOf.ts';

/** The centres for which the member may buy, and what is on their balances. */
export async function buyersOf(actor: SignedInUser): Promise<CenterBuyer[]> {
  const balances = await MarketingBalance.findAll({
    where: { center_id: await centersOf(actor, 'advertising.buy') },
    include: [{ model: Center, as: 'center' }],
    order: [['id', 'ASC']],
  });
  return balances.flatMap(({ center, available }) =>
    center ? [{ center_id: center.id, name: center.name, available: exactRoublesOf(available) }] : [],
  );
}

/** The same for banners, which trading organisations at work buy too. */
export async function bannerBuyersOf(actor: SignedInUser): Promise<BannerBuyer[]> {
  const centers = await buyersOf(actor);
  const merchants = await promotingMerchants(await merchantIdsOf(actor));
  return [
    ...centers.map((center) => ({ ...center, merchant_id: null })),
    ...merchants
      .filter(({ is_suspended }) => !is_suspended)
      .map(({ id: merchant_id, name, available }) => ({ center_id: null, merchant_id, name, available })),
  ];
}

/** A price in roubles, beside what its buyer has for it. */
export async function presentQuote(
  { rows, subtotal, discount, total, fits }: BannerPrice & { rows: readonly PriceRow[] },
  buyer: OwnerIds,
  transaction: Transaction,
): Promise<AdQuote> {
  const { available } = await lockBalance(ownerIdsOf(buyer), transaction);
  const sums = { subtotal, discount, total, available };
  const roubles = Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, exactRoublesOf(sum)]));
  return { rows: presentRows(rows), fits, ...(roubles as Record<keyof typeof sums, number>) };
}

export const presentRows = (rows: readonly PriceRow[]): AdQuote['rows'] =>
  rows.map(({ category_id, week, price }) => ({ category_id, week, price: exactRoublesOf(price) }));

/** The member's role with the buyer; 404 for one of others, 403 for a member without the right, 409 for one that is not at work. */
export async function roleOfBuyer(
  actor: SignedInUser,
  buyer: OwnerIds,
  right: CenterRight,
  transaction: Transaction,
): Promise<CenterRole> {
  const role = await roleWith(actor, buyer, transaction);
  if (!role) throw notFound(buyer.merchant_id ? 'Торговая организация не найдена' : 'Центр не найден');
  if (!mayInCenter(role, right)) throw forbidden();
  await refuseIdle(buyer, transaction);
  return role;
}

/** Nothing for a stranger. Members of a trading organisation are its owners, as with its balance. */
export async function roleWith(
  actor: SignedInUser,
  { center_id, merchant_id }: OwnerIds,
  transaction?: Transaction,
): Promise<CenterRole | undefined> {
  if (!merchant_id) return (await rolesIn(actor, 'centers.show', transaction)).get(center_id ?? 0);
  return (await merchantIdsOf(actor, transaction)).includes(merchant_id) ? 'OWNER' : undefined;
}

/** Nobody uploads or reads what he could not use. */
export async function refuseStrangers(actor: SignedInUser, right: CenterRight): Promise<void> {
  if ((await centersOf(actor, right)).length === 0) throw forbidden();
}

/** The same for banners. */
export async function refuseNoAdvertisers(actor: SignedInUser, right: CenterRight): Promise<void> {
  if ((await merchantIdsOf(actor)).length === 0) await refuseStrangers(actor, right);
}
