import { Category, City } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { invalid } from '../../platform/http/errors.ts';

export async function refuseUnknownCity(
  id: number | null | undefined,
  transaction: Transaction,
): Promise<void> {
  if (id && !(await City.findByPk(id, { transaction }))) throw invalid({ city_id: 'Такого города нет' });
}

export async function refuseUnknownCategory(
  id: number | null | undefined,
  transaction: Transaction,
): Promise<void> {
  if (id && !(await Category.findByPk(id, { transaction })))
    throw invalid({ category_id: 'Такой категории нет' });
}
