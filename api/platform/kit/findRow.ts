import { type Model, type ModelStatic, Op, type Transaction, type WhereOptions } from 'sequelize';
import { notFound } from '../http/errors.ts';
import { numberIn } from '../http/numberIn.ts';

/** The row with the id of the address, within the caller's scope; otherwise 404. */
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
