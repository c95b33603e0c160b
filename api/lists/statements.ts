import {
  type FindOptions,
  type Model,
  type ModelStatic,
  Op,
  QueryTypes,
  type Transaction,
  type WhereOptions,
} from 'sequelize';

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
  // PostgreSQL's own estimate of the table; no limit at all is what null stands for.
  const limit = `(select ${most + 1} from pg_class where oid = '${model.tableName}'::regclass and reltuples > ${long})`;
  const [row] = await sequelizeOf(model).query<{ total: number; limit: number | null }>(
    `select count(*)::int as total, ${limit} as "limit" from (${idsOf(model, { where })} limit ${limit}) as counted`,
    { type: QueryTypes.SELECT },
  );
  if (!row) throw new Error('a count gave no row');
  return row.limit !== null && row.total >= row.limit ? null : row.total;
}

/** The ids of all these rows in their order, some at a time, as the transaction sees them. */
export async function* idsInOrder(
  model: ModelStatic<Model>,
  rows: Rows,
  step: number,
  transaction: Transaction,
): AsyncGenerator<(number | string)[]> {
  const sequelize = sequelizeOf(model);
  await sequelize.query(`declare ids no scroll cursor for ${idsOf(model, rows)}`, { transaction });
  for (;;) {
    const found = await sequelize.query<{ id: number | string }>(`fetch ${step} from ids`, {
      type: QueryTypes.SELECT,
      transaction,
    });
    if (found.length > 0) yield found.map(({ id }) => id);
    if (found.length < step) return;
  }
}

/** The statement that `findAll` would send. Sequelize has neither cursors nor limits of what is counted. */
function idsOf(model: ModelStatic<Model>, { where, order }: Rows): string {
  const { queryGenerator } = sequelizeOf(model).getQueryInterface() as unknown as {
    queryGenerator: { selectQuery(table: unknown, options: object, model: ModelStatic<Model>): string };
  };
  const living = model.options.paranoid ? { deleted_at: null } : {};
  const options = { attributes: ['id'], where: { [Op.and]: [living, where] }, order };
  return queryGenerator.selectQuery(model.getTableName(), options, model).replace(/;$/, '');
}

function sequelizeOf({ sequelize }: ModelStatic<Model>) {
  if (!sequelize) throw new Error('the model is not bound to a connection');
  return sequelize;
}
