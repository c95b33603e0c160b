import type { Transaction } from 'sequelize';
import { isAtWork } from '../../catalog/centers/isAtWork.ts';
import { conflict } from '../../platform/http/errors.ts';

/** Only what visitors may see is advertised; what was paid by a centre that is stopped still returns. */
export async function refuseIdle(id: number, transaction: Transaction): Promise<void> {
  if (!(await isAtWork(id, transaction)))
    throw conflict('Рекламу покупают и меняют центры, которые опубликованы и работают: напишите менеджеру');
}
