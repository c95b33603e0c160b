import { connectionOf, type Prod, PromoCode, PromoUse } from '@odonta/db/models';
import {
  promoKeyOf,
  promoRefused,
  promoRuleOf,
  promoStateOf,
} from '@odonta/db/vocabulary/loyalty/promo/promoCode.ts';
import type { PromoRule } from '@odonta/db/vocabulary/orders/quote.ts';
import { nowInSeconds, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { literal, type Transaction } from 'sequelize';
import type { Origin } from '../../platform/http/endpoint.ts';
import { invalid } from '../../platform/http/errors.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { limiterOn } from '../../platform/limits/limiters.ts';

/** The booking, and its buyer: the phone or the company, where known. */
export interface PromoContext {
  prod: Pick<Prod, 'id' | 'center_id' | 'categories'>;
  owner_key: string | null;
}

/** How a code lowers the price of a course; null where it is not valid, for any reason. */
export async function promoFor(
  code: string,
  context: PromoContext,
  transaction?: Transaction,
): Promise<PromoRule | null> {
  const promo = await PromoCode.findOne({ where: { code_key: promoKeyOf(code) }, transaction });
  if (!promo || !(await acts(promo, context, transaction))) return null;
  const { effect, value, min_total } = promo;
  return effect === 'FREE_WEEKS' ? null : promoRuleOf({ effect, value, min_total });
}

/** Takes a use of the code for an order, under the lock of the code; refuses where none is left by then. */
export async function usePromo(
  code: string,
  order: { id: number; owner_key: string; prod: PromoContext['prod'] },
  transaction: Transaction,
): Promise<PromoCode> {
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const promo = await PromoCode.findOne({ where: { code_key: promoKeyOf(code) }, transaction, lock });
  if (!promo || !(await acts(promo, order, transaction))) throw promoDoesNotAct();
  const { id: order_id, owner_key } = order;
  await PromoUse.create({ promo_id: promo.id, order_id, owner_key }, { transaction });
  await countUse(promo.id, '+ 1', transaction);
  return promo;
}

/** Returns an order's use of a code; nothing if it has used none, or returned it before. */
export async function releasePromo(orderId: number, transaction: Transaction): Promise<void> {
  const where = { order_id: orderId, released_at: null };
  const [, released] = await PromoUse.update(
    { released_at: new Date() },
    { where, returning: true, transaction },
  );
  for (const { promo_id } of released) await countUse(promo_id, '- 1', transaction);
}

export const promoDoesNotAct = () => invalid({ promo_code: promoRefused });

export const promoTries = { name: 'promo_codes', points: 10, seconds: 60 };

/** Counts the tries of codes by address: ten guesses a minute. */
export async function countPromoTry(origin: Origin): Promise<void> {
  await limiterOn(connectionOf(PromoCode))(promoTries, byAddress({ origin }));
}

async function acts(promo: PromoCode, context: PromoContext, transaction?: Transaction): Promise<boolean> {
  if (!isActive(promo) || promo.scope !== 'COURSE' || promo.effect === 'FREE_WEEKS') return false;
  return fits(promo, context.prod) && isLeftTo(promo, context.owner_key, transaction);
}

/** By its dates and its uses. */
export function isActive(promo: PromoCode): boolean {
  const { status, max_usages, used_count } = promo;
  const dates = { date_start: secondsOf(promo.date_start), date_end: secondsOf(promo.date_end ?? null) };
  return promoStateOf({ status, max_usages, used_count, ...dates }, nowInSeconds()) === 'ACTIVE';
}

function fits({ center_id, prod_ids, categories }: PromoCode, prod: PromoContext['prod']): boolean {
  return (
    (center_id === null || center_id === prod.center_id) &&
    (prod_ids.length === 0 || prod_ids.includes(prod.id)) &&
    (categories.length === 0 || prod.categories.some((id) => categories.includes(id)))
  );
}

/** Whether this owner, if known, may use it once more. */
export async function isLeftTo(
  { id: promo_id, per_owner_limit }: PromoCode,
  owner_key: string | null,
  transaction?: Transaction,
): Promise<boolean> {
  if (per_owner_limit === null || owner_key === null) return true;
  const where = { promo_id, owner_key, released_at: null };
  return (await PromoUse.count({ where, transaction })) < per_owner_limit;
}

/** Bypasses the model, whose version belongs to the editors of the code. */
export async function countUse(id: number, change: '+ 1' | '- 1', transaction: Transaction): Promise<void> {
  await PromoCode.update(
    { used_count: literal(`used_count ${change}`) },
    { where: { id }, transaction, paranoid: false },
  );
}
