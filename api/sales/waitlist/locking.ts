import { WaitlistEntry } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { notFound } from '../../platform/http/errors.ts';
import { idsBy, lock } from '../../platform/locks.ts';

/** Locks an entry with the order of its offer and the seats that this would give back. */
export async function lockEntry(token: string, transaction: Transaction): Promise<WaitlistEntry> {
  const seen = await WaitlistEntry.findOne({ attributes: ['id'], where: { token }, transaction });
  if (!seen) throw notFound('Запись в листе ожидания не найдена');
  await lock(transaction, {
    orders: idsBy(orders, [seen.id], transaction),
    seat_pools: idsBy(taken, [seen.id], transaction),
    waitlist: [seen.id],
  });
  return WaitlistEntry.findByPk(seen.id, { rejectOnEmpty: true, transaction });
}

/** Locks the courses of these entries against their cancellation, and the seats that are offered. */
export const lockOffered = (ids: readonly number[], transaction: Transaction): Promise<void> =>
  lock(transaction, {
    'prods:key': idsBy(courses, ids, transaction),
    seat_pools: idsBy(pools, ids, transaction),
  });

/** Locks the seats that these entries would give back, and their orders unless these are locked elsewhere. */
export const lockGivenBack = (ids: readonly number[], transaction: Transaction): Promise<void> =>
  lock(transaction, {
    orders: async () => {
      await idsBy(freeOrders, ids, transaction)();
      return undefined;
    },
    seat_pools: idsBy(taken, ids, transaction),
  });

const courses = 'select prod_id as id from waitlist where id = any($1)';

const pools = `select id from seat_pools where prod_id in (${courses})`;

const orders = 'select order_id as id from waitlist where id = any($1) and order_id is not null';

const freeOrders = `
  select id from orders where id in (${orders}) order by id for no key update skip locked`;

const taken = `
  select pool_id as id from seat_takes where released_at is null
    and participant_id in (select id from order_participants where order_id in (${orders}) and is_live)`;
