import type { ProdCard as Card, Ratings } from '@odonta/api/contract';
import { Prod, ProdCard, plainCard } from '@odonta/db/models';
import { Op, type Transaction } from 'sequelize';
import { invalid } from '../../platform/http/errors.ts';

/** Cards of the other dates of a series, the nearest first. */
export async function findOtherDates({ id, series_id }: Pick<Prod, 'id' | 'series_id'>): Promise<Card[]> {
  const cards = await ProdCard.findAll({
    attributes: ['card'],
    where: { series_id: series_id ?? id, prod_id: { [Op.ne]: id } },
    order: [
      ['state_order', 'ASC'],
      ['date_start', 'ASC'],
      ['prod_id', 'ASC'],
    ],
    limit: 12,
  });
  return cards.map(({ card }) => plainCard(card) as Card);
}

/** The reviews of a series, and their rating, are shared by all its dates. */
export async function ratingsOfSeries({ id, series_id }: Pick<Prod, 'id' | 'series_id'>): Promise<Ratings> {
  const dates = await Prod.findAll({
    attributes: ['rating_total', 'rating_count'],
    where: ofSeries(series_id ?? id),
  });
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const total = sum(dates.map(({ rating_total }) => Number(rating_total)));
  return { total: Math.round(total * 100) / 100, count: sum(dates.map(({ rating_count }) => rating_count)) };
}

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
