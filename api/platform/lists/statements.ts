import {
  type FindOptions,
  type Model,
  type ModelStatic,
  Op,
  QueryTypes,
  type Transaction,
  type WhereOptions,
} from 'sequelize';
import type { Values } from './readRows.ts';

interface Rows {
  where: WhereOptions;
  order?: FindOptions['order'];
}

/** A table of so many rows is not counted to its end: that would take longer than reading the page. */
const longTable = 200_000;
const mostCounted = 2_000;

/** How many rows there are, or null where they are more than anybody pages through, in a table too long to count. */
export async function totalOf(
  model: ModelStatic<Model>,
  where: WhereOptions,
  { long = longTable, most = mostCounted } = {},
): Promise<number | null> {
  const limit = limitOf(model, long, most);
  const [row] = await sequelizeOf(model).query<{ total: number; limit: number | null }>(
    `select count(*)::int as total, ${limit} as "limit" from (${selectOf(model, { where }, ['id'])} limit ${limit}) as counted`,
    { type: QueryTypes.SELECT },
  );
  if (!row) throw new Error('a count gave no row');
  return row.limit !== null && row.total >= row.limit ? null : row.total;
}

/** How many rows there are of each value of a column, or null as above. */
export async function countsOf(
  model: ModelStatic<Model>,
  column: string,
  where: WhereOptions,
  { long = longTable, most = mostCounted } = {},
): Promise<Record<string, number> | null> {
  const limit = limitOf(model, long, most);
  const rows = await sequelizeOf(model).query<{ value: unknown; count: number; limit: number | null }>(
    `select "${column}" as value, count(*)::int as count, ${limit} as "limit"
     from (${selectOf(model, { where }, [column])} limit ${limit}) as counted group by 1`,
    { type: QueryTypes.SELECT },
  );
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  if (rows.some((row) => row.limit !== null && total >= row.limit)) return null;
  return Object.fromEntries(rows.map(({ value, count }) => [String(value), count]));
}

/**
 * Ids of a page of few rows among many. They are found first and sorted afterwards: PostgreSQL, which takes such rows to
 * lie evenly in the order, would rather look through the table backwards until it has met enough of them.
 */
export async function idsAmongFew(
  model: ModelStatic<Model>,
  where: WhereOptions,
  { direction, offset, limit }: { direction: 'ASC' | 'DESC'; offset: number; limit: number },
): Promise<number[]> {
  const rows = await sequelizeOf(model).query<{ id: number }>(
    `select id from (${selectOf(model, { where }, ['id'])} offset 0) as found
     order by id ${direction} limit ${limit} offset ${offset}`,
    { type: QueryTypes.SELECT },
  );
  return rows.map(({ id }) => id);
}

/** By PostgreSQL's own estimate of the table; null means no limit. */
const limitOf = ({ tableName }: ModelStatic<Model>, long: number, most: number) =>
  `(select ${most + 1} from pg_class where oid = '${tableName}'::regclass and reltuples > ${long})`;

/** All these rows in their order, some at a time, as the transaction sees them. The next are on their way while these are used. */
export async function* recordsInOrder(
  model: ModelStatic<Model>,
  rows: Rows,
  step: number,
  transaction: Transaction,
): AsyncGenerator<Values[]> {
  const sequelize = sequelizeOf(model);
  const statement = selectOf(model, rows, Object.keys(model.getAttributes()));
  await sequelize.query(`declare records no scroll cursor for ${statement}`, { transaction });
  const next = async () => {
    // Untyped: Sequelize would copy every row of a SELECT once more.
    const [found] = await sequelize.query(`fetch ${step} from records`, { transaction });
    return found as Values[];
  };
  for (let found = await next(); found.length > 0; ) {
    const coming = found.length < step ? Promise.resolve([]) : next();
    // An aborted reader leaves it behind; only its consumer learns of the failure.
    coming.catch(() => {});
    yield found;
    empty(found);
    found = await coming;
  }
}

/**
 * Releases used rows. Each answer of the database refers to the one before it until the whole heap is
 * collected, and by then they would be a hundred megabytes.
 */
export function empty(rows: unknown[]): void {
  rows.length = 0;
}

/** The statement that `findAll` would send. Sequelize has neither cursors nor limited counts. */
function selectOf(model: ModelStatic<Model>, { where, order }: Rows, attributes: readonly string[]): string {
  const { queryGenerator } = sequelizeOf(model).getQueryInterface() as unknown as {
    queryGenerator: { selectQuery(table: unknown, options: object, model: ModelStatic<Model>): string };
  };
  const living = model.options.paranoid ? { deleted_at: null } : {};
  const options = { attributes: [...attributes], where: { [Op.and]: [living, where] }, order };
  return queryGenerator.selectQuery(model.getTableName(), options, model).replace(/;$/, '');
}

function sequelizeOf({ sequelize }: ModelStatic<Model>) {
  if (!sequelize) throw new Error('the model is not bound to a connection');
  return sequelize;
}
