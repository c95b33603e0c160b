import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import type { Transaction } from 'sequelize';
import { conflict } from '../http/errors.ts';
import { moneySetting } from '../money/moneySettings.ts';

interface Leaving {
  /** Kopecks. */
  sum: number;
  /** Who has approved of it beside who sends it. */
  second_by: number | null;
}

/** A large sum leaves by two people: one approves, another sends. */
export async function refuseUnsigned(
  { sum, second_by }: Leaving,
  payer_id: number,
  transaction: Transaction,
): Promise<void> {
  const limit = await moneySetting('payout_second_limit', transaction);
  if (sum > limit * 100 && second_by === null)
    throw conflict(`Сумму больше ${formatPrice(limit)} сначала подтверждает второй сотрудник`);
  if (second_by === payer_id) throw conflict('Вы подтвердили эту сумму вторым: отправить её должен другой');
}
