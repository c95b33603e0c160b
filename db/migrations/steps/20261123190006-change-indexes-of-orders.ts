import type { QueryInterface } from 'sequelize';
import { indexConcurrently } from '../sql.ts';

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
  await make(context, added);
  await replace(context, changed);
  await drop(context, ['orders_by_last_name']);
}

export async function down(context: QueryInterface): Promise<void> {
  const { orders_by_last_name, ...others } = before;
  await make(context, { orders_by_last_name });
  await replace(context, others);
  await drop(context, Object.keys(added));
}

async function make(context: QueryInterface, indexes: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, on] of Object.entries(indexes)) await indexConcurrently(context, name, `orders ${on}`);
}

/** The former index is there until the new one is. */
async function replace(context: QueryInterface, indexes: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, on] of Object.entries(indexes)) {
    await indexConcurrently(context, `new_${name}`, `orders ${on}`);
    await drop(context, [name]);
    await context.sequelize.query(`alter index new_${name} rename to ${name}`);
  }
}

async function drop(context: QueryInterface, names: readonly string[]): Promise<void> {
  for (const name of names) await context.sequelize.query(`drop index concurrently if exists ${name}`);
}
