import type { QueryInterface } from 'sequelize';
import { addIndexes, dropIndexes } from '../sql.ts';

/** The card of a client collects rows by one phone. Requests have such an index already. */
const added = {
  orders_by_phone: 'orders (phone)',
  waitlist_by_phone: 'waitlist (phone)',
  legal_requests_by_phone: 'legal_requests (phone)',
  gift_orders_by_phone: 'gift_orders (phone)',
};

export async function up(context: QueryInterface): Promise<void> {
  await addIndexes(context, added);
}

export async function down(context: QueryInterface): Promise<void> {
  await dropIndexes(context, Object.keys(added));
}
