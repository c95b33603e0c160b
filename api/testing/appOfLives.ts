import { type Center, type Order, type Prod, Refund, type User } from '@odonta/db/models';
import { buildCategory, buildCenter, buildCity, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import fc from 'fast-check';
import type { Sequelize } from 'sequelize';
import { bookLife, giveBackSome, type Life, livesOf, payWhole } from './orderLives.ts';
import type { TestApi } from './testApi.ts';

export interface AppOfLives {
  centers: Center[];
  managers: User[];
  prods: Prod[];
  orders: Order[];
}

const days = ['2026-01-31', '2026-02-01', '2026-02-28', '2026-03-15', '2026-04-01', '2026-06-30'];
/** The first of its categories is the one a course is counted under. */
const categories: Prod['categories'][] = [[1, 2], [2, 3], [3], [1, 3]];
const channels = ['yandex', 'vk', ''];

/**
 * Orders of two centres, four courses and two managers, each with a life of its own: paid on some day, given back in parts on
 * later ones. Some were never paid.
 */
export async function appOfLives(api: TestApi, lives: number, seed: number): Promise<AppOfLives> {
  const managers = [(await api.staff('MANAGER')).user, (await api.staff('MANAGER')).user];
  await managers[0]?.update({ name: 'Инна Первая' });
  const { centers, prods } = await api.given(catalogue);
  const orders: Order[] = [];
  for (const [place, life] of fc.sample(livesOf({ least: 0, most: 3 }), { numRuns: lives, seed }).entries()) {
    const prod = prods[place % prods.length] as Prod;
    const order = await api.given(() =>
      bookLife(prod, life, {
        manager_id: managers[place % 3]?.id ?? null,
        client_target: channels[place % 3] === '' ? {} : { source: channels[place % 3] },
        created_at: momentOf(days[place % days.length] as string),
      }),
    );
    orders.push(order);
    if (place % 7 < 6) await live(api, order, life, place);
  }
  return { centers, managers, prods, orders };
}

async function catalogue() {
  const cities = [await buildCity(), await buildCity()];
  for (const id of [1, 2, 3]) await buildCategory({ id });
  const centers = [await buildCenter(), await buildCenter()];
  const prods: Prod[] = [];
  for (let place = 0; place < 4; place += 1)
    prods.push(
      await buildProd({
        center_id: centers[place % 2]?.id,
        city_id: cities[place]?.id ?? null,
        categories: categories[place] ?? [1],
        price: 1_000_000,
        seats_total: null,
        date_start: inDays(60),
      }),
    );
  return { centers, prods };
}

async function live({ sequelize }: TestApi, { id }: Order, life: Life, place: number): Promise<void> {
  const sold = place % days.length;
  await payWhole(id);
  await happenedOn(days[sold] as string, { order_id: id, refund_id: null }, sequelize);
  for (const [number, { size }] of life.steps.entries()) {
    const before = await Refund.count({ where: { order_id: id } });
    await giveBackSome(id, { size, policy: 'KEEP' });
    const last = await Refund.findOne({ where: { order_id: id }, order: [['id', 'desc']] });
    if ((await Refund.count({ where: { order_id: id } })) === before || !last) return;
    const day = days[Math.min(sold + number + 1, days.length - 1)] as string;
    await happenedOn(day, { order_id: id, refund_id: last.id }, sequelize);
  }
}

/** Everything is booked today and normally never changes; only here it is moved to another day. */
async function happenedOn(
  day: string,
  of: { order_id: number; refund_id: number | null },
  sequelize: Sequelize,
): Promise<void> {
  const replacements = { ...of, day, at: momentOf(day) };
  const moment = of.refund_id
    ? 'update refunds set finished_at = :at where id = :refund_id'
    : 'update orders set confirmed_at = :at where id = :order_id';
  await sequelize.transaction(async (transaction) => {
    for (const statement of [
      'alter table ledger_entries disable trigger refuse_change',
      'update ledger_entries set day = :day where order_id = :order_id and refund_id is not distinct from :refund_id',
      'alter table ledger_entries enable trigger refuse_change',
      moment,
    ])
      await sequelize.query(statement, { replacements, transaction });
  });
}

/** Late in the evening of Moscow: in London it is the same day, in Vladivostok the next. */
const momentOf = (day: string) => new Date(`${day}T23:30:00+03:00`);
