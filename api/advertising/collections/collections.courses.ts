import type { FoundProd } from '@odonta/api/contract';
import { CollectionItem } from '@odonta/db/models';
import type { CollectionCourseState } from '@odonta/db/vocabulary/advertising/collections/collection.ts';
import { QueryTypes, type Transaction } from 'sequelize';

export interface ChosenCourse {
  collection_id: number;
  prod_id: number;
  center_id: number;
  note: string | null;
  click_count: number;
  name: string;
  date_start: Date | null;
  /** As the table keeps it. */
  card: FoundProd | null;
  state: CollectionCourseState;
}

/**
 * The courses of collections in order, as visitors may see them. A course with a card is in the catalogue; a
 * published one without a card is cancelled, or archived after its end. Others are hidden.
 */
export function coursesOf(
  collectionIds: readonly number[],
  transaction?: Transaction,
): Promise<ChosenCourse[]> {
  return select<ChosenCourse>(
    `select i.collection_id, i.prod_id, p.center_id, i.note, i.click_count, p.name, p.date_start, c.card,
       case when c.state is not null then c.state
         when p.deleted_at is not null or p.published_at is null or t.status <> 'CONFIRMED' or t.suspended_at is not null then 'HIDDEN'
         when p.status = 'CANCELED' then 'CANCELED'
         when p.status = 'CONFIRMED' and p.date_start < now() then 'PAST'
         else 'HIDDEN' end as state
     from collection_items i join prods p on p.id = i.prod_id join centers t on t.id = p.center_id
       left join prod_cards c on c.prod_id = p.id
     where i.collection_id = any($1::integer[]) order by i.collection_id, i.sort, i.prod_id`,
    [collectionIds],
    transaction,
  );
}

interface Replacement {
  replaced_id: number;
  id: number;
  name: string;
  date_start: Date | null;
}

/** For each course that is over, of one collection: another date of its series, or else the nearest in topic, which can be booked and is not chosen yet. */
export function replacementsFor(
  over: readonly Pick<ChosenCourse, 'collection_id' | 'prod_id'>[],
  transaction?: Transaction,
): Promise<Replacement[]> {
  if (over.length === 0) return Promise.resolve([]);
  return select<Replacement>(
    `select o.prod_id as replaced_id, r.id, r.name, r.date_start
     from unnest($1::integer[], $2::integer[]) as o (collection_id, prod_id) join prods this on this.id = o.prod_id
     cross join lateral (
       select p.id, p.name, p.date_start from prod_cards other join prods p on p.id = other.prod_id
       where other.state in ('OPEN', 'LAST_SEATS')
         and (other.series_id = coalesce(this.series_id, this.id) or other.categories && this.categories)
         and not exists (select from collection_items i where i.collection_id = o.collection_id and i.prod_id = p.id)
       order by other.series_id = coalesce(this.series_id, this.id) desc, other.categories[1] = this.categories[1] desc,
         similarity(p.name, this.name) desc, other.date_start, p.id
       limit 1) r`,
    [over.map(({ collection_id }) => collection_id), over.map(({ prod_id }) => prod_id)],
    transaction,
  );
}

async function select<Row extends object>(
  sql: string,
  bind: unknown[],
  transaction?: Transaction,
): Promise<Row[]> {
  const rows = await CollectionItem.sequelize?.query<Row>(sql, {
    bind,
    transaction,
    type: QueryTypes.SELECT,
  });
  return rows ?? [];
}
