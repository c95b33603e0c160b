import { StatusChange } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { type AdGood, adGoods } from './goods.ts';

/** Why it was rejected last; null if never. */
export async function rejectionIn(
  resource: string,
  { id: record_id }: { id: number },
  transaction?: Transaction,
): Promise<string | null> {
  const where = { resource, record_id, move: 'reject' };
  const last = await StatusChange.findOne({ where, order: [['id', 'DESC']], transaction });
  return last?.reason ?? null;
}

export const rejectionOf = (good: AdGood, row: { id: number }, transaction?: Transaction) =>
  rejectionIn(adGoods[good].resource, row, transaction);
