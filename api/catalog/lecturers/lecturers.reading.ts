import type { ProdCard as Card, LecturerCard, LecturerFull } from '@odonta/api/contract';
import { Lecturer, plainCard } from '@odonta/db/models';
import { prepared } from '@odonta/db/postgres/preparedStatements.ts';
import type { GalleryItem } from '@odonta/db/vocabulary/catalog/lecturerGallery.ts';
import { QueryTypes } from 'sequelize';

/** The requested courses of the lecturer. */
export interface CoursesPage {
  limit: number;
  offset: number;
}

interface Row extends CardColumns {
  text: string;
  gallery: GalleryItem[];
  city: string | null;
  prods_count: number;
  past_count: number;
  prods: Parameters<typeof plainCard>[0][];
  past_prods: Parameters<typeof plainCard>[0][];
}

type CardColumns = Pick<
  Lecturer,
  'id' | 'sef' | 'name' | 'filename' | 'alt' | 'rating_total' | 'rating_count'
>;

export async function findLecturer(
  sef: string,
  { limit, offset }: CoursesPage,
): Promise<LecturerFull | null> {
  const bind = [sef, limit, offset];
  const rows = await Lecturer.sequelize?.query<Row>(statementOfLecturer, { bind, type: QueryTypes.SELECT });
  const row = rows?.[0];
  if (!row) return null;
  const cards = (kept: Row['prods']) => kept.map((card) => plainCard(card) as Card);
  return {
    ...lecturerCard(row, row.prods_count),
    past_count: row.past_count,
    prods: cards(row.prods),
    past_prods: cards(row.past_prods),
    text: row.text,
    gallery: row.gallery,
    city: row.city,
  };
}

export function lecturerCard(lecturer: CardColumns, prods_count: number): LecturerCard {
  const { id, sef, name, filename, alt, rating_total, rating_count } = lecturer;
  const ratings = { total: Number(rating_total), count: rating_count };
  return { id, sef, name, filename, file_preview: { filename, alt: alt ?? name }, prods_count, ratings };
}

/** Past courses follow future ones, so that the pages are those of one list. */
export const statementOfLecturer = prepared(
  'lecturer',
  `with named as (
    select l.*, town.name as city from lecturers l
      left join cities town on town.id = l.city_id and town.deleted_at is null
    where l.sef = $1 and l.status = 'CONFIRMED' and l.deleted_at is null),
  his as materialized (
    select c.prod_id, c.card, c.state = 'PAST' as is_past, c.state_order, c.date_start
    from named join prod_cards c on c.lecturer_ids @> array[named.id]),
  counted as (
    select (count(*) filter (where not is_past))::int as coming, (count(*) filter (where is_past))::int as past from his),
  shown as (
    select card, is_past, row_number() over () as place from (
      select card, is_past from his
      order by is_past, state_order, case when not is_past then date_start end,
        case when is_past then date_start end desc, prod_id
      limit $2::int offset $3::int) page)
  select named.id, named.sef, named.name, named.filename, named.alt, named.rating_total, named.rating_count, named.text, named.gallery,
    named.city, counted.coming as prods_count, counted.past as past_count,
    (select coalesce(json_agg(card order by place) filter (where not is_past), '[]') from shown) as prods,
    (select coalesce(json_agg(card order by place) filter (where is_past), '[]') from shown) as past_prods
  from named cross join counted`,
);
