import type { ProdCard as Card, CenterFull } from '@odonta/api/contract';
import { Center, plainCard } from '@odonta/db/models';
import { prepared } from '@odonta/db/postgres/preparedStatements.ts';
import { closureAt } from '@odonta/db/vocabulary/catalog/closure.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { Op, QueryTypes } from 'sequelize';
import { presentLicense } from './centers.license.ts';

/** The requested courses of the centre. */
export interface CoursesPage {
  limit: number;
  offset: number;
}

type KeptCard = Parameters<typeof plainCard>[0];
type CenterColumns = Pick<
  Center,
  | 'id'
  | 'slug'
  | 'name'
  | 'city'
  | 'description'
  | 'filename'
  | 'license_number'
  | 'license_issued_on'
  | 'license_until'
  | 'license_url'
  | 'closed_from'
  | 'closed_to'
  | 'closure_note'
>;

interface Row extends CenterColumns {
  ratings: CenterFull['ratings'];
  prods_count: number;
  past_count: number;
  prods: KeptCard[];
  past_prods: KeptCard[];
}

/** A centre at work; one that was rejected or suspended has no page, as its courses have none. */
export async function findCenter(slug: string, { limit, offset }: CoursesPage): Promise<CenterFull | null> {
  const bind = [slug, limit, offset];
  const rows = await Center.sequelize?.query<Row>(statementOfCenter, { bind, type: QueryTypes.SELECT });
  const row = rows?.[0];
  if (!row) return null;
  const { id, name, city, description, ratings, prods_count, past_count } = row;
  const cards = (kept: readonly KeptCard[]) => kept.map((card) => plainCard(card) as Card);
  return {
    id,
    slug: row.slug,
    name,
    city,
    description,
    filename: row.filename,
    license: presentLicense(row),
    ...closureAt(row, nowInSeconds()),
    ratings,
    prods_count,
    past_count,
    prods: cards(row.prods),
    past_prods: cards(row.past_prods),
  };
}

/** Whether visitors knew a centre at this address that was deleted since. */
export const wasCenterDeleted = async (slug: string): Promise<boolean> => {
  const where = { slug, status: 'CONFIRMED' as const, deleted_at: { [Op.ne]: null } };
  return (await Center.count({ where, paranoid: false })) > 0;
};

/** Past courses follow future ones, so that the pages are those of one list. */
const statementOfCenter = prepared(
  'center',
  `with named as (
    select * from centers
    where slug = $1 and status = 'CONFIRMED' and suspended_at is null and deleted_at is null),
  its as materialized (
    select c.prod_id, c.card, c.state = 'PAST' as is_past, c.state_order, c.date_start
    from named join prod_cards c on c.center_id = named.id),
  counted as (
    select (count(*) filter (where not is_past))::int as coming, (count(*) filter (where is_past))::int as past from its),
  shown as (
    select card, is_past, row_number() over () as place from (
      select card, is_past from its
      order by is_past, state_order, case when not is_past then date_start end,
        case when is_past then date_start end desc, prod_id
      limit $2::int offset $3::int) page)
  select named.id, named.slug, named.name, named.city, named.description, named.filename, named.license_number, named.license_issued_on,
    named.license_until, named.license_url, named.closed_from, named.closed_to, named.closure_note, counted.coming as prods_count, counted.past as past_count,
    (select json_build_object('total', coalesce(round(sum(p.rating_total), 2), 0), 'count', coalesce(sum(p.rating_count), 0))
      from prods p where p.center_id = named.id and p.deleted_at is null) as ratings,
    (select coalesce(json_agg(card order by place) filter (where not is_past), '[]') from shown) as prods,
    (select coalesce(json_agg(card order by place) filter (where is_past), '[]') from shown) as past_prods
  from named cross join counted`,
);
