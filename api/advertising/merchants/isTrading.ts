import { Merchant } from '@odonta/db/models';
import type { Transaction } from 'sequelize';

/** Whether the trading organisation is at work: approved, not suspended, and not deleted. */
export async function isTrading(id: number, transaction?: Transaction): Promise<boolean> {
  return (await Merchant.count({ where: { id, status: 'CONFIRMED' }, transaction })) > 0;
}
