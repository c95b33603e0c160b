import { type Model, type ModelStatic, Op, type Transaction, type WhereOptions } from 'sequelize';
import { notFound } from '../http/errors.ts';
import { numberIn } from '../http/numberIn.ts';

/** The row whose number stands in an address, among those that the caller may reach; 404 beyond. */
export async function findRow<M extends Model>(
  model: ModelStatic<M>,
  id: string | undefined,
  {
    among = {},
    unknown,
    transaction,
  }: { among?: WhereOptions; unknown?: string; transaction?: Transaction } = {},
): Promise<M> {
  const where: WhereOptions = { [Op.and]: [among, { id: numberIn(id) }] };
  const row = await model.findOne({ where, transaction });
  if (!row) throw notFound(unknown);
  return row;
}
