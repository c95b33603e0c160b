import { Prod } from '@odonta/db/models';
import { Op, type Transaction } from 'sequelize';
import { invalid } from '../../platform/http/errors.ts';

/** The courses of a series: the first of them, which names it, and all that repeat it. */
export const ofSeries = (series: number) => ({ [Op.or]: [{ id: series }, { series_id: series }] });

/** A series is named by its first course: a later one means the same series. */
export async function seriesNamed(
  prod: Pick<Prod, 'id'>,
  chosen: number | null,
  transaction: Transaction,
): Promise<number | null> {
  if (chosen === null) return null;
  const first = await Prod.findByPk(chosen, { transaction });
  if (!first) throw invalid({ series_id: 'Такого курса нет' });
  const series = first.series_id ?? first.id;
  if (series === prod.id) throw invalid({ series_id: 'Этот курс и начинает серию' });
  if (prod.id && (await Prod.count({ where: { series_id: prod.id }, transaction })) > 0)
    throw invalid({ series_id: 'У этого курса есть повторы: укажите серию в них' });
  return series;
}
