import { ProdCard } from '@odonta/db/models';
import type { Sequelize } from 'sequelize';
import { priceOf, type Statement } from './conditions.ts';
import type { SearchParameters } from './parameters.ts';
import { isNearest, otherDates } from './series.ts';

/** Reads of the card table, as prepared statements on Sequelize's own connections: twice the speed of its queries. */

const preparedAtMost = 200;
const lecturersShown = 40;
const prepared = new Map<string, string>();

/** The cards of a page as JSON text, ready to be sent. */
export async function cardsText(statement: Statement, parameters: SearchParameters): Promise<string> {
  const { text, values } = cardsQuery(statement, parameters);
  const [row] = await run<{ prods: string }>(text, values);
  return row?.prods ?? '[]';
}

export function cardsQuery(
  statement: Statement,
  parameters: SearchParameters,
): { text: string; values: unknown[] } {
  const values = [...statement.values];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const card = cardShown(statement, parameters, bind);
  const where = parameters.series ? `${statement.where} and ${isNearest(statement.where)}` : statement.where;
  const order = orderOf(statement, parameters, bind);
  const text = `select coalesce(json_agg(card), '[]')::text as prods
    from (select ${card} as card from prod_cards where ${where}
      order by ${order} limit ${bind(parameters.limit)} offset ${bind(parameters.offset)}) as page`;
  return { text, values };
}

/** The ready card; with the price for a group and the number of other dates, if requested. */
export function cardShown(
  { where }: Statement,
  parameters: SearchParameters,
  bind: (value: unknown) => string,
): string {
  const added = [
    parameters.group && `'price_group', round(${priceOf(parameters, bind)} / 100.0)::int`,
    parameters.series && `'other_dates', ${otherDates(where)}`,
  ].filter(Boolean);
  return added.length === 0 ? 'card' : `card || jsonb_build_object(${added.join(', ')})`;
}

export async function countCards({ where, values, counted }: Statement): Promise<number> {
  const [row] = await run<{ count: number }>(
    `select ${counted}::int as count from prod_cards where ${where}`,
    values,
  );
  return row?.count ?? 0;
}

/** How many cards have each value of an expression over their columns. */
export async function countBy(
  expression: string,
  { where, values, counted }: Statement,
): Promise<Record<string, number>> {
  const rows = await run<{ value: string; count: number }>(
    `select value::text, ${counted}::int as count
     from (select ${expression} as value, series_id from prod_cards where ${where}) as found group by value`,
    values,
  );
  return Object.fromEntries(
    rows.filter(({ value }) => value !== null).map(({ value, count }) => [value, count]),
  );
}

/** The lecturers who have the most cards, by name. Names are looked up for those few, not for each card. */
export async function countLecturers({ where, values, counted }: Statement): Promise<Record<string, number>> {
  const rows = await run<{ name: string; count: number }>(
    `select name, count from (select unnest(lecturer_ids) as id, ${counted}::int as count from prod_cards where ${where} group by 1) as found
     join lecturers using (id) order by count desc, name, id limit ${lecturersShown}`,
    values,
  );
  const counts: Record<string, number> = {};
  for (const { name, count } of rows) counts[name] = (counts[name] ?? 0) + count;
  return counts;
}

export async function run<Row>(text: string, values: unknown[]): Promise<Row[]> {
  const { connectionManager } = ProdCard.sequelize as Sequelize;
  const connection = (await connectionManager.getConnection({ type: 'read' })) as PgConnection;
  try {
    const { rows } = await connection.query({ name: nameOf(text), text, values });
    return rows as Row[];
  } finally {
    connectionManager.releaseConnection(connection);
  }
}

interface PgConnection {
  query(config: { name?: string; text: string; values: unknown[] }): Promise<{ rows: unknown[] }>;
}

/** Each connection stores its prepared statements for ever, so only a limited number of search shapes get a name. */
function nameOf(text: string): string | undefined {
  const known = prepared.get(text);
  if (known !== undefined || prepared.size >= preparedAtMost) return known;
  const name = `search_${prepared.size + 1}`;
  prepared.set(text, name);
  return name;
}

function orderOf(
  { textAt }: Statement,
  parameters: SearchParameters,
  bind: (value: unknown) => string,
): string {
  const { sortPrice, sortDate } = parameters;
  const chosen = [
    sortPrice && `${priceOf(parameters, bind)} ${sortPrice}`,
    sortDate && `date_start ${sortDate} nulls last`,
  ].filter(Boolean);
  if (chosen.length > 0) return [...chosen, 'prod_id'].join(', ');
  const usual = 'state_order, date_start, prod_id';
  return textAt
    ? `ts_rank('{0.02, 0.1, 0.4, 1}', tsv, to_tsquery('russian', $${textAt})) desc, ${usual}`
    : usual;
}
