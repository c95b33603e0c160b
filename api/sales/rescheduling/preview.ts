import type { OtherDate, ReschedulePreview } from '@odonta/api/contract';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { usableUntil } from '../../orders/changes/endOfRight.ts';
import { presentProd } from '../../orders/presentProd.ts';
import { freeIn } from '../../orders/seats/seats.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { Destination } from './destination.ts';
import type { Rescheduled } from './rescheduleOrder.ts';

/** Reschedules and rolls back: the preview repeats no rule of prices, so it cannot differ. */
export async function previewed(
  reschedule: (transaction: Transaction) => Promise<Rescheduled>,
): Promise<ReschedulePreview> {
  const tried = new Tried();
  await unitOfWork
    .transaction(async (transaction) => {
      tried.moved = await reschedule(transaction);
      throw tried;
    })
    .catch((thrown: unknown) => {
      if (thrown !== tried) throw thrown;
    });
  if (!tried.moved) throw new Error('nothing was tried');
  return presentTransition(tried.moved);
}

/** Thrown to roll the trial back. */
class Tried extends Error {
  moved: Rescheduled | undefined;
}

function presentTransition({
  from,
  to,
  destination,
  code,
  carried,
  back,
  isBackAsked,
}: Rescheduled): ReschedulePreview {
  return {
    prod: presentDate(destination),
    total_before: roublesOf(from.total),
    total: roublesOf(to.total),
    carried: roublesOf(carried),
    due: roublesOf(to.total - to.paid_sum),
    back: roublesOf(back),
    is_back_asked: isBackAsked,
    method: to.payment_method,
    held_until: secondsOf(to.expires_at),
    promo: code.was === null ? null : { code: code.was, acts: code.acts },
    bonuses_before: roublesOf(from.bonus_sum),
    bonuses: roublesOf(to.bonus_sum),
    needs_confirmation: to.requires_confirmation,
    refund_policy: to.refund_policy,
    full_refund_until: usableUntil(to),
  };
}

export function presentDate({ prod, pools }: Destination): OtherDate {
  const whole = pools.find(({ price_id }) => price_id === null);
  return {
    ...presentProd(prod),
    seats_left: whole ? freeIn(whole) : null,
  };
}
