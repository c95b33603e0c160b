import { type ClientKey, readClientKey } from '@odonta/db/vocabulary/identity/clientKey.ts';
import Joi from 'joi';
import { literal, Op, type WhereOptions } from 'sequelize';
import type { Filter } from '../../platform/lists/listQuery.ts';

/**
 * How the rows of a table name their client: columns, and for a company a condition by its number. Where rows
 * name no company, those from the phones of its members are meant.
 */
interface ClientColumns {
  phone?: string;
  individual?: string;
  company?(id: number): string;
  /** The personal field that shows the phone, if it is not `phone`. */
  shownAs?: string;
}

/** Stays text, so that a saved view keeps it as it was sent. */
export const clientKey = Joi.string()
  .trim()
  .max(40)
  .example('individual-1')
  .custom((text: string, helpers) => (readClientKey(text) ? text : helpers.error('any.invalid')));

/** Rows of one client: by the account, and by its phone for those who see the phones of these rows. */
export function ofClient(table: string, columns: ClientColumns): Filter {
  return {
    schema: clientKey,
    where: (client: string, hidden) => ({
      id: {
        [Op.in]: literal(
          `(select id from ${table} where ${matching(client, columns, !hidden.includes(columns.shownAs ?? 'phone'))})`,
        ),
      },
    }),
  };
}

/** Rows of the client's orders. Viewers of masked orders must not learn their phones by way of a payment. */
export function ofClientsOrders(where: (ofOrders: string, client: ClientKey) => WhereOptions): Filter {
  return {
    schema: clientKey,
    where: (client: string, _hidden, masks = () => true) => {
      const orders = matching(client, orderColumns, !masks('orders'));
      return where(`order_id in (select id from orders where ${orders})`, keyOf(client));
    },
  };
}

export const orderColumns: ClientColumns = {
  phone: 'phone',
  individual: 'individual_id',
  company: (id) => `legal_user_id = ${id}`,
};

/** The key is read by its pattern: nothing of it but digits reaches the statement. */
function matching(client: string, columns: ClientColumns, isOpen: boolean): string {
  const key = keyOf(client);
  const { phone = null, individual, company } = columns;
  if (key.kind === 'company' && company) return company(key.id);
  const ways = [
    ...(key.kind === 'individual' && individual ? [`${individual} = ${key.id}`] : []),
    ...(phone !== null && isOpen ? [`${phone} in (${phonesOf(key)})`] : []),
  ];
  return ways.join(' or ') || 'false';
}

function phonesOf(key: ClientKey): string {
  if (key.kind === 'phone') return `'${key.phone}'`;
  const [table, column] = key.kind === 'company' ? ['legal_members', 'legal_user_id'] : ['individuals', 'id'];
  return `select phone from ${table} where ${column} = ${key.id} and deleted_at is null`;
}

function keyOf(client: string): ClientKey {
  const key = readClientKey(client);
  if (!key) throw new TypeError('the key of a client was not checked');
  return key;
}
