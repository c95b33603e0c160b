import { type Model, type ModelStatic, type OrderItem, QueryTypes, type Sequelize } from 'sequelize';

export interface Sort {
  field: string;
  direction: 'ASC' | 'DESC';
}

/**
 * Rows without a value come last in every order. Declared only for nullable columns: an index read backwards
 * has them first, so requiring them last sorts the whole table.
 */
export async function orderOf(model: ModelStatic<Model>, { field, direction }: Sort): Promise<OrderItem[]> {
  const nullable = (await nullableColumns(model)).has(field);
  // id last: rows with equal keys must not change places between two pages
  return [
    [field, nullable ? `${direction} NULLS LAST` : direction],
    ...(field === 'id' ? [] : [['id', direction] as [string, string]]),
  ];
}

const known = new WeakMap<Sequelize, Promise<Map<string, Set<string>>>>();

async function nullableColumns(model: ModelStatic<Model>): Promise<ReadonlySet<string>> {
  const sequelize = model.sequelize as Sequelize;
  const columns = known.get(sequelize) ?? askAll(sequelize);
  known.set(sequelize, columns);
  columns.catch(() => known.delete(sequelize));
  return (await columns).get(model.tableName) ?? new Set();
}

/** Asked of the database, which keeps to it, and not of the models, which need not know. */
async function askAll(sequelize: Sequelize): Promise<Map<string, Set<string>>> {
  const rows = await sequelize.query<{ table: string; columns: string[] }>(
    `select relname as "table", array_agg(attname::text) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and attnum > 0 and not attnotnull and not attisdropped
     group by relname`,
    { type: QueryTypes.SELECT },
  );
  return new Map(rows.map(({ table, columns }) => [table, new Set(columns)]));
}
