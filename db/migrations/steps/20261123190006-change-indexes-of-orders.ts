import type { QueryInterface } from 'sequelize';
import { addIndexes, dropIndexes, type Indexes, replaceIndexes } from '../sql.ts';

const partsOfWords = ['number', 'last_name', 'email', 'phone'].map((column) => `${column} gin_trgm_ops`);

/** Every order and filter of the list of a million orders. Missing values come last both ways, which one index cannot give. */
const added = {
  orders_by_part_of_word: `using gin (${partsOfWords.join(', ')})`,
  orders_by_name: '(last_name, id)',
  orders_by_total: '(total, id)',
  orders_by_expiry: '(expires_at, id)',
  orders_by_expiry_backwards: '(expires_at desc nulls last, id desc)',
  orders_by_term: '(confirm_deadline, id)',
  orders_by_term_backwards: '(confirm_deadline desc nulls last, id desc)',
  orders_by_next_contact: '(next_contact_at, id)',
  orders_by_next_contact_backwards: '(next_contact_at desc nulls last, id desc)',
  orders_by_manager_backwards: '(manager_id desc nulls last, id desc)',
  orders_of_center: '(center_id, id)',
  orders_by_buyer_kind: '(buyer_kind, id)',
  orders_by_payment_method: '(payment_method, id)',
  orders_by_payment_kind: '(payment_kind, id)',
  orders_in_debt: '(id) where debt > 0',
  orders_by_former: '(moved_from_id) where moved_from_id is not null',
};

/** Their names are used by their successors. */
const changed = { orders_by_status: '(status, id)', orders_by_manager: '(manager_id, id)' };

const before = {
  orders_by_status: '(status, id desc)',
  orders_by_manager: '(manager_id, id desc) where manager_id is not null',
  orders_by_last_name: 'using gin (last_name gin_trgm_ops)',
};

export async function up(context: QueryInterface): Promise<void> {
  await addIndexes(context, ofOrders(added));
  await replaceIndexes(context, ofOrders(changed));
  await dropIndexes(context, ['orders_by_last_name']);
}

export async function down(context: QueryInterface): Promise<void> {
  const { orders_by_last_name, ...others } = before;
  await addIndexes(context, ofOrders({ orders_by_last_name }));
  await replaceIndexes(context, ofOrders(others));
  await dropIndexes(context, Object.keys(added));
}

const ofOrders = (indexes: Indexes): Indexes =>
  Object.fromEntries(Object.entries(indexes).map(([name, on]) => [name, `orders ${on}`]));
