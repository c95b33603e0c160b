import type { ProdCard as Card, ProdFull, Ratings } from '@odonta/api/contract';
import {
  type Center,
  type City,
  columnsFromJson,
  type JsonRow,
  type Lecturer,
  Prod,
  ProdChange,
  ProdPrice,
  perConnection,
  plainCard,
} from '@odonta/db/models';
import { prepared } from '@odonta/db/postgres/preparedStatements.ts';
import { type Attributes, QueryTypes } from 'sequelize';
import { readTogether } from '../../platform/lists/together.ts';
import { presentProd, type ReadBeside } from './prods.presenter.ts';

/** The columns of a course and of all that its page shows. */
export type ShownProd = Attributes<Prod> & {
  center: Pick<
    Center,
    | 'id'
    | 'slug'
    | 'name'
    | 'description'
    | 'filename'
    | 'city'
    | 'license_number'
    | 'license_issued_on'
    | 'license_until'
    | 'license_url'
    | 'closed_from'
    | 'closed_to'
    | 'closure_note'
  >;
  city: Pick<City, 'name' | 'utc_offset'> | null;
  prices: Attributes<ProdPrice>[];
  lecturers: ShownLecturer[];
  changes: Attributes<ProdChange>[];
};

export type ShownLecturer = Pick<
  Lecturer,
  'id' | 'sef' | 'name' | 'text' | 'filename' | 'alt' | 'gallery'
> & {
  ProdLecturer: { sort: number };
};

export interface FoundProd {
  prod: ProdFull;
  /** A course that is over, archived or canceled has none. */
  hasCard: boolean;
}

/** A course that was published, of a centre at work: cancelled and archived ones still have a page, and appear in no list. */
export const findPublished = async (id: number): Promise<FoundProd | null> =>
  foundOf(await readersNow().published(id));

/** The same in any status of the course and its centre, before it is presented. */
export async function readAny(id: number): Promise<{ shown: ShownProd; beside: ReadBeside } | null> {
  const row = await readersNow().any(id);
  return row && { shown: shownOf(row), beside: besideOf(row) };
}

const readersNow = perConnection(() => ({
  published: readTogether((ids) => read(published, ids)),
  any: readTogether((ids) => read(any, ids)),
}));

async function read(statement: string, ids: readonly number[]): Promise<Map<number, Row>> {
  const rows = await Prod.sequelize?.query<Row>(statement, { bind: [[...ids]], type: QueryTypes.SELECT });
  return new Map(rows?.map((row) => [row.id, row]));
}

/** Of one's own, though several readers share its row: a course that cannot be presented fails nobody else. */
function foundOf(row: Row | null): FoundProd | null {
  if (!row) return null;
  return { prod: presentProd(shownOf(row), besideOf(row)), hasCard: row.has_card };
}

interface Row {
  id: number;
  prod: JsonRow;
  center: ShownProd['center'];
  city: ShownProd['city'];
  prices: JsonRow[];
  lecturers: ShownLecturer[];
  changes: JsonRow[];
  dates: Parameters<typeof plainCard>[0][];
  ratings: Ratings;
  questions: ProdFull['questions'];
  nmo_specialities: string[];
  specialities: string[];
  has_card: boolean;
}

const besideOf = ({ nmo_specialities, specialities, questions, ratings, dates }: Row): ReadBeside => ({
  ...{ specialities, questions, ratings, nmoSpecialities: nmo_specialities },
  dates: dates.map((card) => plainCard(card) as Card),
});

const shownOf = ({ prod, center, city, prices, lecturers, changes }: Row): ShownProd => ({
  ...columnsFromJson(Prod, prod),
  center,
  city,
  prices: prices.map((price) => columnsFromJson(ProdPrice, price)),
  lecturers,
  changes: changes.map((change) => columnsFromJson(ProdChange, change)),
});

/** Other dates of the series stand the nearest first; its reviews, and their rating, are shared by all its dates. */
const statement = (where: string) => `
  select p.id, row_to_json(p) as prod, case when town.id is not null then json_build_object('name', town.name, 'utc_offset', town.utc_offset) end as city,
    json_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'description', c.description, 'filename', c.filename, 'city', c.city,
      'license_number', c.license_number, 'license_issued_on', c.license_issued_on, 'license_until', c.license_until,
      'license_url', c.license_url, 'closed_from', c.closed_from, 'closed_to', c.closed_to, 'closure_note', c.closure_note) as center,
    (select coalesce(json_agg(t order by t.sort, t.id), '[]') from prod_prices t where t.prod_id = p.id) as prices,
    (select coalesce(json_agg(json_build_object('id', l.id, 'sef', l.sef, 'name', l.name, 'text', l.text,
        'filename', l.filename, 'alt', l.alt, 'gallery', l.gallery, 'ProdLecturer', json_build_object('sort', named.sort))), '[]')
      from prod_lecturers named join lecturers l on l.id = named.lecturer_id
      where named.prod_id = p.id and named.is_shown and l.status <> 'REJECTED' and l.deleted_at is null) as lecturers,
    (select coalesce(json_agg(h order by h.id desc), '[]') from prod_changes h where h.prod_id = p.id) as changes,
    (select coalesce(json_agg(d.card order by d.state_order, d.date_start, d.prod_id), '[]') from (
      select card, state_order, date_start, prod_id from prod_cards
      where series_id = coalesce(p.series_id, p.id) and prod_id <> p.id
      order by state_order, date_start, prod_id limit 12) d) as dates,
    (select json_build_object('total', round(sum(s.rating_total), 2), 'count', sum(s.rating_count)) from prods s
      where (s.id = coalesce(p.series_id, p.id) or s.series_id = coalesce(p.series_id, p.id)) and s.deleted_at is null) as ratings,
    (select coalesce(json_agg(z.name order by z.name), '[]') from specializations z
      where z.id in (select jsonb_array_elements_text(p.nmo -> 'speciality_ids')::int) and z.deleted_at is null) as nmo_specialities,
    (select coalesce(json_agg(z.name order by z.name), '[]') from specializations z
      where z.id = any(p.speciality_ids) and z.deleted_at is null) as specialities,
    (select coalesce(json_agg(json_build_object('id', q.id, 'question', q.question, 'answer', q.answer) order by q.published_at desc, q.id desc), '[]')
      from prods s join prod_questions q on q.prod_id = s.id
      where (s.id = coalesce(p.series_id, p.id) or s.series_id = coalesce(p.series_id, p.id))
        and q.status = 'CONFIRMED' and q.deleted_at is null) as questions,
    exists (select from prod_cards own where own.prod_id = p.id) as has_card
  from prods p
    join centers c on c.id = p.center_id and c.deleted_at is null
    left join cities town on town.id = p.city_id and town.deleted_at is null
  where p.id = any($1) and p.deleted_at is null${where}`;

const any = prepared('any_prod', statement(''));
const published = prepared(
  'published_prod',
  statement(
    ` and p.status in ('CONFIRMED', 'CANCELED') and p.published_at is not null and c.status = 'CONFIRMED' and c.suspended_at is null`,
  ),
);
