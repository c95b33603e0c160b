import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { nowInSeconds } from '../../vocabulary/time.ts';
import { sequelizeOf } from '../sequelizeOf.ts';
import { refreshProdCards } from './prodCards.ts';
import { recountRatings } from './reviews/ratings.ts';

/** The courses that show a changed row, by its table. `$1` are the ids of the change log. */
const prodsShowing: Record<string, string> = {
  prods: 'select unnest($1::int[]) as id',
  prod_prices: 'select unnest($1::int[]) as id',
  prod_lecturers: 'select unnest($1::int[]) as id',
  lecturers: 'select prod_id as id from prod_lecturers where lecturer_id = any($1)',
  centers: 'select id from prods where center_id = any($1)',
  cities: 'select id from prods where city_id = any($1)',
  reviews: 'select unnest($1::int[]) as id',
  categories: 'select id from prods where categories && $1::int[]',
};

/** Rows of one table that a transaction has changed. */
export interface Changed {
  entity: string;
  entity_ids: number[];
}

/** Updates ratings and cards for everything this transaction has changed, by the change log. */
export async function refreshReadModels(
  transaction: Transaction,
  changesOf: (transaction: Transaction) => Promise<readonly Changed[]> = changesIn,
): Promise<void> {
  const changed = await changesOf(transaction);
  const reviewed = changed.find(({ entity }) => entity === 'reviews');
  if (reviewed) await recountRatings(sequelizeOf(transaction), reviewed.entity_ids, transaction);
  const ids = new Set<number>();
  for (const { entity, entity_ids } of changed) {
    const showing = prodsShowing[entity];
    if (!showing) continue;
    for (const { id } of await query<{ id: number }>(transaction, showing, [entity_ids])) ids.add(id);
  }
  if (ids.size > 0) await refreshProdCards([...ids], transaction);
}

/** Refreshes the cards whose price or state has changed by time alone; returns how many. */
export async function refreshDueCards(sequelize: Sequelize, limit = 500): Promise<number> {
  return sequelize.transaction(async (transaction) => {
    const due = await query<{ id: number }>(
      transaction,
      dueCards,
      // By the same clock that computes prices and states, or a card could be read a moment too early and stay
      // stale.
      [limit, nowInSeconds()],
    );
    if (due.length > 0)
      await refreshProdCards(
        due.map(({ id }) => id),
        transaction,
      );
    return due.length;
  });
}

// Locks the courses, and the cards by writing them, as every change of a course does.
const dueCards = `
  select p.id from prod_cards c join prods p on p.id = c.prod_id where c.changes_at <= to_timestamp($2)
  order by p.id limit $1 for no key update of p skip locked`;

/** Reads what the present transaction has changed up to this statement. */
export const changedSoFar = `
  select entity, array_agg(distinct entity_id) as entity_ids from change_log
  where xid = pg_current_xact_id_if_assigned() and entity_id is not null group by entity`;

const changesIn = (transaction: Transaction): Promise<Changed[]> => query(transaction, changedSoFar, []);

function query<Row extends object>(transaction: Transaction, sql: string, bind: unknown[]): Promise<Row[]> {
  return sequelizeOf(transaction).query<Row>(sql, { bind, transaction, type: QueryTypes.SELECT });
}
