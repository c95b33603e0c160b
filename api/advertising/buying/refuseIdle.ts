import type { Transaction } from 'sequelize';
import { isAtWork } from '../../catalog/centers/isAtWork.ts';
import type { OwnerIds } from '../../money/marketing_balance/owner.ts';
import { conflict } from '../../platform/http/errors.ts';
import { isTrading } from '../merchants/isTrading.ts';

/** Only what visitors may see is advertised; what was paid by an owner that is stopped still returns. */
export async function refuseIdle(
  { center_id, merchant_id }: OwnerIds,
  transaction: Transaction,
): Promise<void> {
  if (merchant_id) {
    if (!(await isTrading(merchant_id, transaction)))
      throw conflict('Работа организации приостановлена: рекламу сейчас можно только отменить');
  } else if (!(await isAtWork(center_id ?? 0, transaction)))
    throw conflict('Рекламу покупают и меняют центры, которые опубликованы и работают: напишите менеджеру');
}

/** The same, as a condition over the row of a banner. */
export const ownerIsAtWork = (banner: string): string => `(
  exists (select from centers c where c.id = ${banner}.center_id
    and c.status = 'CONFIRMED' and c.suspended_at is null and c.deleted_at is null)
  or exists (select from merchants m where m.id = ${banner}.merchant_id
    and m.status = 'CONFIRMED' and m.deleted_at is null))`;
