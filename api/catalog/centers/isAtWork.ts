import { Center } from '@odonta/db/models';
import type { Transaction } from 'sequelize';

/** Whether visitors see the centre: it is published, not suspended, and not deleted. */
export async function isAtWork(id: number, transaction?: Transaction): Promise<boolean> {
  const where = { id, status: 'CONFIRMED' as const, suspended_at: null };
  return (await Center.count({ where, transaction })) > 0;
}
