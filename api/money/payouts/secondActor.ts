import { sequelizeOf, takeTurn } from '@odonta/db/models';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import { conflict } from '../../platform/http/errors.ts';
import { moneySetting } from '../../platform/money/moneySettings.ts';

const days = 30;

interface Leaving {
  center_id: number;
  /** Kopecks. */
  sum: number;
  /** The approver besides the sender. */
  second_by: number | null;
}

/** A large sum leaves by two people, one who approves and one who sends: also where it leaves in several parts. */
export async function refuseUnsigned(
  leaving: Leaving,
  payer_id: number,
  transaction: Transaction,
): Promise<void> {
  if (leaving.second_by === payer_id)
    throw conflict('Вы подтвердили эту сумму вторым: отправить её должен другой');
  const reason = await whyUnsigned(leaving, transaction);
  if (reason) throw conflict(reason);
}

/** Why a second person has to approve a sum before it leaves; null where none has to. */
export async function whyUnsigned(
  { center_id, sum, second_by }: Leaving,
  transaction: Transaction,
): Promise<string | null> {
  if (second_by !== null) return null;
  const limit = await moneySetting('payout_second_limit', transaction);
  if (sum > limit * 100) return `Сумму больше ${formatPrice(limit)} сначала подтверждает второй сотрудник`;
  if (sum + (await leftUnsigned(center_id, transaction)) > limit * 100)
    return `За ${days} дней центру ушло бы больше ${formatPrice(limit)}: эту выплату сначала подтверждает второй сотрудник`;
  return null;
}

/**
 * The sum one person alone has sent to a centre; called by one transaction at a time, or two would each see too
 * little.
 */
async function leftUnsigned(center_id: number, transaction: Transaction): Promise<number> {
  const bind = [center_id, `${days} days`];
  await takeTurn(`money of centers:${center_id}`, transaction);
  const [left] = await sequelizeOf(transaction).query<{ sum: string }>(unsignedOf, {
    bind,
    type: QueryTypes.SELECT,
    transaction,
  });
  return Number(left?.sum ?? 0);
}

const unsignedOf = `
  select coalesce(sum(sum), 0) as sum from (
    select net as sum from payouts
    where center_id = $1 and second_by is null and paid_at > now() - $2::interval
    union all
    select w.sum from marketing_withdrawals w join marketing_balances b on b.id = w.balance_id
    where b.center_id = $1 and w.second_by is null and w.status = 'CONFIRMED' and w.decided_at > now() - $2::interval
  ) as leaving`;
