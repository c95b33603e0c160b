import type { Refund } from '@odonta/db/models';
import type { RefundRejectCode, RefundRoute } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import { kopecksOf } from '@odonta/db/vocabulary/money.ts';
import type { Transaction } from 'sequelize';
import type { Actor } from '../../orders/actor.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { moneySetting } from '../../platform/money/moneySettings.ts';
import { giveBack } from './finish.ts';
import { dropWaitingLegs, goneByCards, refuseBegun } from './legs.ts';
import { refundClosed, refundRejected, refundRerouted } from './letters.ts';
import { lockOrderOf } from './lock.ts';
import { refuseOwed } from './owed.ts';
import { sumOf } from './sums.ts';
import { refuseUnfit } from './ways.ts';

/** Ends refunds that fail after their approval. Each refund is locked, and its order before it. */

export interface TurnedDown {
  reason: string;
  reject_code?: RefundRejectCode;
}

export interface Rerouted {
  reason: string;
  route: RefundRoute;
}

/** Whether staff decide on it now: the clock first completes a refund to a card or a voucher. */
export const isStill = ({ status, route }: Refund): boolean =>
  status === 'PREPARE' || (status === 'CREATED' && route !== 'CARD' && route !== 'VOUCHER');

/** Nothing of it was paid, and nothing will be: seats, tickets and money are again as before the request. */
export async function reject(
  refund: Refund,
  { reason, reject_code }: TurnedDown,
  { isLimited }: { isLimited: boolean },
  transaction: Transaction,
): Promise<void> {
  // A refund that waits for another approval was approved once, and its buyer got a letter.
  const wasApproved = refund.approved_sum !== null;
  await refuseOwed(refund, transaction);
  await refuseBegun(refund, transaction);
  await refuseBeyondLimit(refund, isLimited, transaction);
  if (wasApproved && !reject_code)
    throw invalid({ reject_code: 'Укажите, почему одобренный возврат отклоняется' });
  refund.set({ reject_code: reject_code ?? null, reject_reason: reason });
  await refundRejected(refund, { wasApproved }, transaction);
  refund.set({ ...notApproved, approved_sum: null, voucher_sum: 0 });
}

/** The rest goes another way after a new approval; what has been returned to cards stays returned. */
export async function reroute(
  refund: Refund,
  { reason, route }: Rerouted,
  { isLimited }: { isLimited: boolean },
  transaction: Transaction,
): Promise<void> {
  await refuseBeyondLimit(refund, isLimited, transaction);
  if (refund.source === 'OVERPAID' && route !== 'CARD' && route !== 'BANK')
    throw invalid({ route: 'Переплату возвращают на карту или на счёт' });
  if (route === refund.route && route !== 'BANK')
    throw invalid({ route: 'Возврат и так идёт этим способом' });
  await dropWaitingLegs(refund, transaction);
  const gone = await goneByCards(refund, transaction);
  refuseGone(refund, gone);
  await refuseUnfit(refund, { route, gone }, transaction);
  const card_sum = route === 'CARD' ? 0 : gone;
  refund.set({ ...notApproved, route, card_sum, bank: null, attempts: 0, error: null });
  await refundRerouted(refund, reason, transaction);
}

/** The executed part is final, so no seat is given up by it. */
export async function closeRest(
  refund: Refund,
  { reason, reject_code }: TurnedDown,
  { actor, isLimited }: { actor: Actor; isLimited: boolean },
  transaction: Transaction,
): Promise<void> {
  await refuseOwed(refund, transaction);
  await refuseBeyondLimit(refund, isLimited, transaction);
  const gone = await goneByCards(refund, transaction);
  if (gone === 0) throw conflict('По этому возврату ещё ничего не ушло: его можно отклонить целиком');
  const rest = sumOf(refund) - gone;
  refuseGone(refund, gone);
  await dropWaitingLegs(refund, transaction);
  refund.set({ route: 'CARD', approved_sum: gone, voucher_sum: 0, card_sum: 0, bank: null });
  refund.set({
    participant_ids: [],
    policy: 'KEEP',
    reject_code: reject_code ?? null,
    reject_reason: reason,
  });
  const order = await lockOrderOf({ id: refund.order_id }, transaction);
  await giveBack(order, refund, actor, transaction);
  await refundClosed(refund, rest, transaction);
}

function refuseGone(refund: Refund, gone: number): void {
  if (gone > 0 && sumOf(refund) - refund.voucher_sum === gone)
    throw conflict('Все деньги уже вернулись на карту: одобрите возврат ещё раз, и он закроется');
}

const notApproved = { approved_by: null, approved_at: null, promised_on: null } as const;

/** Staff with fewer rights cannot undo an approval by staff with more. */
async function refuseBeyondLimit(
  refund: Refund,
  isLimited: boolean,
  transaction: Transaction,
): Promise<void> {
  if (!isLimited || refund.approved_sum === null) return;
  const limit = await moneySetting('refund_rop_limit', transaction);
  if (refund.approved_sum > kopecksOf(limit))
    throw conflict(`Одобренный возврат больше ${limit.toLocaleString('ru-RU')} ₽ меняет бухгалтерия`);
}
