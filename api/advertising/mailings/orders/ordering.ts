import { Mailing } from '@odonta/db/models';
import { mailingLimits } from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import type { Transaction } from 'sequelize';
import { lockBalance } from '../../../money/marketing_balance/ledger.ts';
import { conflict, invalid } from '../../../platform/http/errors.ts';
import type { Signed } from '../../../platform/transitions/applyTransition.ts';
import { refuseOtherPrice } from '../../buying/payment.ts';
import { dayTaken, isDayOrdered, isDayTaken, takeDays } from '../oneAdvertADay.ts';
import { transitionMailing } from '../transitionMailing.ts';
import { closeHold, openHold } from './holds.ts';
import { quoteMailing } from './pricing.ts';
import { refuseUnready } from './writing.ts';

const dayMs = 86_400_000;
const { leastDaysAhead, mostDaysAhead, waitingAtMost, cancelHours } = mailingLimits;

/** Sends a locked order for a check: its price is kept on the balance, or nothing is sent. */
export async function submitOrder(
  mailing: Mailing,
  expected_total: number,
  acting: Signed,
  transaction: Transaction,
): Promise<void> {
  await refuseUnready(mailing, transaction);
  await takeDays(transaction);
  // Orders of one centre come one after another by the lock of its balance.
  await lockBalance({ center_id: mailing.center_id ?? 0 }, transaction);
  await refuseManyWaiting(mailing, transaction);
  await refuseDay(mailing, transaction);
  const { cities, specializations, interests } = mailing;
  const wanted = { center_id: mailing.center_id ?? 0, cities, specializations, interests };
  const quote = await quoteMailing(wanted, transaction);
  refuseOtherPrice({ total: quote.total, fits: true }, expected_total);
  await transitionMailing(mailing, 'submit', acting, transaction, {
    run: async (row) => {
      await openHold(row, quote, acting.by, transaction);
      row.set({ reach_estimate: quote.reach, tested_hash: null, tested_at: null });
    },
  });
}

/** Everything returns: letters have not begun to leave. */
export async function cancelOrder(mailing: Mailing, acting: Signed, transaction: Transaction): Promise<void> {
  await transitionMailing(mailing, 'cancel', acting, transaction, {
    run: async (row) => {
      if (isTooLate(row))
        throw conflict(
          `Отменить можно не позже чем за ${plural(cancelHours, ['час', 'часа', 'часов'])} до отправки: напишите менеджеру`,
        );
      await closeHold(row, 0, acting.by, transaction);
      row.set({ sending: 'NONE' });
    },
  });
}

/** A scheduled one has its day, which nobody else could take any more. */
export const isTooLate = ({ sending, date_send }: Mailing): boolean =>
  sending === 'SCHEDULED' && Number(date_send) < Date.now() + cancelHours * 3_600_000;

async function refuseManyWaiting({ center_id }: Mailing, transaction: Transaction): Promise<void> {
  const where = { center_id, by_center: true, status: 'CREATED' as const };
  if ((await Mailing.count({ where, transaction })) >= waitingAtMost)
    throw conflict(
      `Проверки уже ждут ${plural(waitingAtMost, ['рассылка', 'рассылки', 'рассылок'])}: дождитесь решения`,
    );
}

/** Staff need time to check it, and nobody takes days of next year. */
async function refuseDay(mailing: Mailing, transaction: Transaction): Promise<void> {
  const { date_send } = mailing;
  const ahead = Number(date_send) - Date.now();
  if (date_send === null || ahead < leastDaysAhead * dayMs)
    throw invalid({ date_send: `Не раньше чем через ${plural(leastDaysAhead, days)}: рассылку проверяют` });
  if (ahead > mostDaysAhead * dayMs)
    throw invalid({ date_send: `Не позже чем через ${plural(mostDaysAhead, days)}` });
  const isTaken =
    (await isDayTaken(mailing, date_send, transaction)) ||
    (await isDayOrdered(mailing, date_send, transaction));
  if (isTaken) throw invalid({ date_send: `${dayTaken}: выберите другой` });
}

const days = ['день', 'дня', 'дней'] as const;
