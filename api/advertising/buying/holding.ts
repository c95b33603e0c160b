import { Banner, Center, Merchant, Pinning } from '@odonta/db/models';
import { holdHours, unpaidAtMost } from '@odonta/db/vocabulary/advertising/adSlots.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { startOfWeek } from '@odonta/db/vocabulary/weeks.ts';
import type { Transaction } from 'sequelize';
import { type OwnerIds, ownerIdsOf } from '../../money/marketing_balance/owner.ts';
import { conflict } from '../../platform/http/errors.ts';
import { saleWeeks } from '../ad_places/slots.ts';
import type { AdGood } from './goods.ts';
import { refuseIdle } from './refuseIdle.ts';

/** Until when places wait for their payment: a day, but not beyond the begin of their first week. */
export const heldUntil = (firstWeek: string): Date =>
  new Date(Math.min(Date.now() + holdHours * 3_600_000, startOfWeek(firstWeek).getTime()));

/** Weeks that are not on sale any more, of an advert whose hold has run out. */
export function refusePast(weeks: readonly string[]): void {
  const onSale = saleWeeks();
  if (weeks.some((week) => !onSale.includes(week)))
    throw conflict('Первая из оплаченных недель уже началась');
}

export const holdIsOver = () =>
  conflict('Места ждали оплаты и уже свободны для других: выберите недели заново');

/**
 * One buyer does not hold every place unpaid; its bookings come one after another by the lock of its row. What stopped it
 * meanwhile is seen under that lock.
 */
export async function refuseMany(good: AdGood, owner: OwnerIds, transaction: Transaction): Promise<void> {
  const { center_id, merchant_id } = owner;
  const locked = { lock: transaction.LOCK.NO_KEY_UPDATE, transaction };
  if (merchant_id) await Merchant.findByPk(merchant_id, locked);
  else await Center.findByPk(center_id ?? 0, locked);
  await refuseIdle(owner, transaction);
  const { unpaid, forms } = counted[good];
  if ((await unpaid(owner, transaction)) >= unpaidAtMost)
    throw conflict(`Оплаты уже ждут ${plural(unpaidAtMost, forms)}: оплатите или отмените их`);
}

const counted: Readonly<
  Record<
    AdGood,
    {
      unpaid(owner: OwnerIds, transaction: Transaction): Promise<number>;
      forms: readonly [string, string, string];
    }
  >
> = {
  banner: {
    unpaid: (owner, transaction) =>
      Banner.count({ where: { ...ownerIdsOf(owner), by_weeks: true, status: 'PREPARE' }, transaction }),
    forms: ['баннер', 'баннера', 'баннеров'],
  },
  pinning: {
    unpaid: ({ center_id = null }, transaction) =>
      Pinning.count({ where: { center_id, status: 'PREPARE' }, transaction }),
    forms: ['закрепление', 'закрепления', 'закреплений'],
  },
};
