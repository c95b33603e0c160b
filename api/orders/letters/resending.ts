import { StatusChange } from '@odonta/db/models';
import { formatMoment, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { Op, type Transaction } from 'sequelize';
import { conflict } from '../../platform/http/errors.ts';

/** Of one order: a duplicate letter is a nuisance, ten of them are a reason to complain. */
const limits = { minutesBetween: 10, inDay: 3 } as const;

/** The caller has locked the order, so two concurrent requests cannot both pass the limit. */
export async function refuseResendingTooOften(orderId: number, transaction: Transaction): Promise<void> {
  const dayAgo = new Date(Date.now() - 24 * 3600 * 1000);
  const sent = await StatusChange.findAll({
    where: { resource: 'orders', record_id: orderId, move: 'resend', created_at: { [Op.gt]: dayAgo } },
    order: [['id', 'DESC']],
    transaction,
  });
  const last = sent[0]?.created_at;
  if (last && Date.now() - last.getTime() < limits.minutesBetween * 60_000)
    throw conflict(
      `Письма уже отправлены ${formatMoment(secondsOf(last))}: ещё раз можно через ${limits.minutesBetween} минут`,
    );
  if (sent.length >= limits.inDay)
    throw conflict(`За сутки письма этого заказа уже отправляли ${limits.inDay} раза: больше нельзя`);
}
