import { type Order, OrderParticipant, Prod, type SeatPool } from '@odonta/db/models';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { type Participation, participationsOf } from '@odonta/db/vocabulary/orders/participation.ts';
import { Op, type Transaction, type WhereOptions } from 'sequelize';
import { ofSeries } from '../../catalog/prods/prods.series.ts';
import { isBookable, refuseUnbookable, stateWith, tiersOf } from '../../orders/offer.ts';
import { prodsOnSale } from '../../orders/onSale.ts';
import { freeIn, poolsOf } from '../../orders/seats/seats.ts';
import { conflict, invalid, noSeats } from '../../platform/http/errors.ts';
import { lockRescheduled } from './lockRescheduled.ts';

/** Where an order is moved to, with the seats as they are now. */
export interface Destination {
  prod: Prod;
  pools: SeatPool[];
}

/** The other dates of an order's course that its centre still sells and that have seats for all of it, the nearest first. */
export async function otherDatesOf(order: Order): Promise<Destination[]> {
  const here = await Prod.findByPk(order.prod_id, { paranoid: false, rejectOnEmpty: true });
  return openAmong(order, ofSeries(here.series_id ?? here.id));
}

/** The same among all courses of its centre that are to come. */
export const coursesOfCenter = (order: Order): Promise<Destination[]> =>
  openAmong(order, { date_start: { [Op.gt]: new Date() } });

async function openAmong(order: Order, among: WhereOptions): Promise<Destination[]> {
  const same = await Prod.findAll({
    attributes: ['id'],
    where: { [Op.and]: [among, { center_id: order.center_id }], id: { [Op.ne]: order.prod_id } },
  });
  const ids = same.map(({ id }) => id);
  const [prods, pools, people] = [await prodsOnSale(ids), await poolsOf(ids), await peopleOf(order)];
  return prods
    .map((prod) => ({ prod, pools: pools.filter(({ prod_id }) => prod_id === prod.id) }))
    .filter((each) => isBookable(stateWith(each.prod, each.pools)) && hasSeats(each, people.length))
    .sort((one, other) => startOf(one.prod) - startOf(other.prod));
}

/** The remaining participants, with their seats. */
export const peopleOf = ({ id }: Order, transaction?: Transaction): Promise<OrderParticipant[]> =>
  OrderParticipant.findAll({
    where: { order_id: id, state: 'ACTIVE' },
    order: [['number', 'ASC']],
    transaction,
  });

/**
 * The target course of a locked order; locks all that the rescheduling changes, the seats of both courses too.
 * Refuses a closed or full course, and the present one.
 */
export async function destinationOf(
  order: Order,
  prodId: number,
  people: readonly OrderParticipant[],
  transaction: Transaction,
): Promise<Destination> {
  if (prodId === order.prod_id) throw invalid({ prod_id: 'Заказ уже на эту дату: выберите другую' });
  const [prod] = await prodsOnSale([prodId], transaction);
  if (!prod) throw conflict('Этот курс сейчас не продаётся: выберите другую дату');
  await lockRescheduled([order], prod.id, transaction);
  const pools = await poolsOf([prod.id], transaction);
  const destination = { prod, pools };
  if (!hasSeats(destination, people.length)) throw noSeats(freeOf(pools) ?? 0);
  refuseUnbookable(prod, stateWith(prod, pools), { closed: 'Запись на эту дату закрыта: выберите другую' });
  return destination;
}

/** The same way of taking part there; an option of its own course is the main one elsewhere. */
export function participationThere({ participation }: Order, { prod, pools }: Destination): Participation {
  const wanted: Participation = participation.startsWith('any:') ? 'main' : participation;
  const tiers = tiersOf(prod, pools).map((tier) => ({ ...tier, price: roublesOf(tier.price) }));
  if (!participationsOf(roublesOf(prod.price), tiers).some((each) => each.participation === wanted))
    throw conflict('На этой дате нет такого варианта участия, как в заказе');
  return wanted;
}

const freeOf = (pools: readonly SeatPool[]): number | null => {
  const whole = pools.find(({ price_id }) => price_id === null);
  return whole ? freeIn(whole) : null;
};

const hasSeats = ({ pools }: Destination, people: number): boolean => (freeOf(pools) ?? people) >= people;

const startOf = ({ date_start }: Prod): number => date_start?.getTime() ?? Infinity;
