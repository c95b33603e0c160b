import type { AdQuote, OwnAdvertising } from '@odonta/api/contract';
import { Center, MarketingBalance } from '@odonta/db/models';
import type { BannerPrice, PriceRow } from '@odonta/db/vocabulary/advertising/bannerPrice.ts';
import { type CenterRight, mayInCenter } from '@odonta/db/vocabulary/identity/centerRights.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import type { Transaction } from 'sequelize';
import { refuseIdle } from '../advertising/buying/refuseIdle.ts';
import type { SignedInUser } from '../identity/sessions/userSessions.ts';
import { lockBalance } from '../money/marketing_balance/ledger.ts';
import { forbidden, notFound } from '../platform/http/errors.ts';
import { centersOf, rolesIn } from './centersOf.ts';

/** The centres for which the member may buy, and what is on their balances. */
export async function buyersOf(actor: SignedInUser): Promise<OwnAdvertising['buyers']> {
  const balances = await MarketingBalance.findAll({
    where: { center_id: await centersOf(actor, 'advertising.buy') },
    include: [{ model: Center, as: 'center' }],
    order: [['id', 'ASC']],
  });
  return balances.flatMap(({ center, available }) =>
    center ? [{ center_id: center.id, name: center.name, available: exactRoublesOf(available) }] : [],
  );
}

/** A price in roubles, beside what its centre has for it. */
export async function presentQuote(
  { rows, subtotal, discount, total, fits }: BannerPrice & { rows: readonly PriceRow[] },
  center_id: number,
  transaction: Transaction,
): Promise<AdQuote> {
  const { available } = await lockBalance({ center_id }, transaction);
  const sums = { subtotal, discount, total, available };
  const roubles = Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, exactRoublesOf(sum)]));
  return { rows: presentRows(rows), fits, ...(roubles as Record<keyof typeof sums, number>) };
}

export const presentRows = (rows: readonly PriceRow[]): AdQuote['rows'] =>
  rows.map(({ category_id, week, price }) => ({ category_id, week, price: exactRoublesOf(price) }));

/** The member's role in the centre; 404 for a centre of others, 403 for a member without the right, 409 for one that is not at work. */
export async function roleOfBuyer(
  actor: SignedInUser,
  center_id: number,
  right: CenterRight,
  transaction: Transaction,
): Promise<CenterRole> {
  const role = (await rolesIn(actor, 'centers.show', transaction)).get(center_id);
  if (!role) throw notFound('Центр не найден');
  if (!mayInCenter(role, right)) throw forbidden();
  await refuseIdle(center_id, transaction);
  return role;
}

/** Nobody uploads or reads what he could not use. */
export async function refuseStrangers(actor: SignedInUser, right: CenterRight): Promise<void> {
  if ((await centersOf(actor, right)).length === 0) throw forbidden();
}
