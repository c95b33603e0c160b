import type { ProdCard as Card, ProdFull } from '@odonta/api/contract';
import {
  Center,
  City,
  Prod,
  ProdCard,
  ProdChange,
  ProdQuestion,
  plainCard,
  SeatPool,
  Specialization,
  shownWithProd,
} from '@odonta/db/models';
import { Op } from 'sequelize';
import { presentProd } from '../catalog/prods/prods.presenter.ts';
import { findProdWith } from '../catalog/prods/prods.previewed.ts';
import { pricesInOrder } from '../orders/offer.ts';
import { type OnSale, onSale } from '../orders/onSale.ts';

/** Every course as its page shows it: read by one statement, and table by table through the models. */
export async function prodsReadTwice(): Promise<[byStatement: string, byModels: string][]> {
  const read: [string, string][] = [];
  for (const { id } of await Prod.findAll({ attributes: ['id'], order: ['id'] }))
    read.push([JSON.stringify(await findProdWith(id, {})), JSON.stringify(await prodByModels(id))]);
  return read;
}

async function prodByModels(id: number): Promise<ProdFull | null> {
  const prod = await Prod.findOne({
    where: { id },
    include: [
      ...shownWithProd.filter(({ as }) => as !== 'center'),
      { model: Center, as: 'center', required: true },
      { model: ProdChange, as: 'changes', separate: true, order: [['id', 'DESC']] as [string, string][] },
    ],
  });
  if (!prod) return null;
  const series = prod.series_id ?? id;
  const cards = await ProdCard.findAll({
    where: { series_id: series, prod_id: { [Op.ne]: id } },
    order: ['state_order', 'date_start', 'prod_id'],
    limit: 12,
  });
  const named = async (id: readonly number[]) =>
    (await Specialization.findAll({ where: { id: [...id] }, order: ['name'] })).map(({ name }) => name);
  const dates = await Prod.findAll({ where: { [Op.or]: [{ id: series }, { series_id: series }] } });
  const asked = await ProdQuestion.findAll({
    where: { prod_id: dates.map((each) => each.id), status: 'CONFIRMED' },
    order: [
      ['published_at', 'DESC'],
      ['id', 'DESC'],
    ],
  });
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return presentProd(prod, {
    dates: cards.map(({ card }) => plainCard(card) as Card),
    questions: asked.map(({ id, question, answer }) => ({ id, question, answer: answer ?? '' })),
    nmoSpecialities: await named(prod.nmo?.speciality_ids ?? []),
    specialities: await named(prod.speciality_ids),
    ratings: {
      total: Math.round(sum(dates.map(({ rating_total }) => rating_total)) * 100) / 100,
      count: sum(dates.map(({ rating_count }) => rating_count)),
    },
  });
}

/** All courses as they are sold: read by one statement, and through the models. */
export async function onSaleReadTwice(): Promise<[byStatement: object, byModels: object]> {
  const prods = await Prod.findAll({
    where: { status: 'CONFIRMED', archived_at: null },
    include: [
      { model: Center, as: 'center', required: true, where: { status: 'CONFIRMED', suspended_at: null } },
      { model: City, as: 'city' },
      pricesInOrder(),
    ],
    order: ['id'],
  });
  const ids = prods.map(({ id }) => id);
  const pools = await SeatPool.findAll({ where: { prod_id: ids }, order: ['prod_id', 'id'] });
  return [plain(await onSale(ids)), plain({ prods, pools })];
}

const plain = ({ prods, pools }: OnSale) => ({
  prods: prods.map((prod) => ({
    ...prod.get(),
    center: prod.center.get(),
    city: prod.city?.get() ?? null,
    prices: prod.prices.map((price) => price.get()),
  })),
  pools: pools.map((pool) => pool.get()),
});
