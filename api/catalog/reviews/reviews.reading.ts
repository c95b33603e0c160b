import type { PublicReview, ReviewList, ReviewQuery } from '@odonta/api/contract';
import { columnsFromJson, type JsonRow, type Prod, Review } from '@odonta/db/models';
import { prepared } from '@odonta/db/postgres/preparedStatements.ts';
import { marks } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import { type Attributes, QueryTypes } from 'sequelize';
import { presentReview } from './reviews.presenter.ts';

/** The columns of a published review and of all that is shown with it. */
export interface ShownReview {
  review: Attributes<Review>;
  prod: Pick<Prod, 'id' | 'slug' | 'name' | 'date_start'>;
  /** Whether visitors find its course in a list. */
  is_open: boolean;
  lecturers: PublicReview['lecturers'];
}

export interface FoundReviews {
  list: ReviewList;
  /** The requested course and all others of its series: reviews of one date are shown at all of them. */
  dates: readonly number[];
}

export const findReviews = async (query: ReviewQuery): Promise<ReviewList> => (await readReviews(query)).list;

/** Published reviews that were not taken down, including those with a corrected text under moderation. */
export async function readReviews(query: ReviewQuery): Promise<FoundReviews> {
  const { prod_id, lecturer, center, limit, offset } = query;
  const bind = [limit, offset, prod_id ?? null, lecturer ?? center ?? null];
  const rows = await Review.sequelize?.query<Row>(statementFor(query), { bind, type: QueryTypes.SELECT });
  const { reviews = [], counted = [], dates = [] } = rows?.[0] ?? {};
  const count = counted.reduce((sum, group) => sum + group.count, 0);
  const total = counted.reduce((sum, group) => sum + group.total, 0);
  return {
    list: {
      reviews: reviews.map((row) => presentReview(shownOf(row))),
      count,
      ratings: { total: Math.round(total * 100) / 100, count },
      distribution: marks
        .map((mark) => ({ mark, count: counted.find((group) => group.mark === mark)?.count ?? 0 }))
        .reverse(),
    },
    dates,
  };
}

interface Row {
  reviews: JsonReview[];
  counted: { mark: number; count: number; total: number }[];
  dates: number[];
}

type JsonReview = Omit<ShownReview, 'review' | 'prod'> & {
  review: JsonRow;
  prod: Omit<ShownReview['prod'], 'date_start'> & { date_start: string | null };
};

const shownOf = ({ review, prod, ...shown }: JsonReview): ShownReview => ({
  ...shown,
  review: columnsFromJson(Review, review),
  prod: { ...prod, date_start: prod.date_start === null ? null : new Date(prod.date_start) },
});

const ofProd = `and r.prod_id in (select id from dates)`;
/** No row has the number 0, so an unknown lecturer has no reviews. */
const ofLecturer = `and r.lecturers @> array[coalesce(
  (select id from lecturers where sef = $4::text and status = 'CONFIRMED' and deleted_at is null), 0)]`;

const ofCenter = `and r.prod_id in (select p.id from prods p join centers c on c.id = p.center_id
  where c.slug = $4::text and c.status = 'CONFIRMED' and c.suspended_at is null and c.deleted_at is null)`;

function statementFor({ prod_id, lecturer, center }: ReviewQuery): string {
  if (center !== undefined) return statementsOfReviews.anything.center;
  return statementsOfReviews[prod_id === undefined ? 'anything' : 'prod'][
    lecturer === undefined ? 'anybody' : 'lecturer'
  ];
}

/** Parameters have types even where a statement does not use them. */
const statement = (asked: string) => `
  with asked as (select $3::int as prod_id, $4::text as sef),
  series as (select coalesce(p.series_id, asked.prod_id) as id
    from asked left join prods p on p.id = asked.prod_id and p.deleted_at is null),
  dates as (select p.id from series join prods p on (p.id = series.id or p.series_id = series.id)
    where p.deleted_at is null),
  found as materialized (select r.id, r.rating, r.published_at from reviews r
    where r.published_at is not null and r.deleted_at is null ${asked}),
  page as (select id from found order by published_at desc, id desc limit $1::int offset $2::int)
  select
    (select coalesce(json_agg(json_build_object('review', row_to_json(r),
        'prod', json_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'date_start', p.date_start),
        'is_open', exists (select from prod_cards c where c.prod_id = p.id),
        'lecturers', (select coalesce(json_agg(json_build_object('name', l.name, 'sef', l.sef) order by named.place), '[]')
          from unnest(r.lecturers) with ordinality named (id, place) join lecturers l on l.id = named.id
          where l.status = 'CONFIRMED' and l.deleted_at is null)
      ) order by r.published_at desc, r.id desc), '[]')
      from page join reviews r on r.id = page.id join prods p on p.id = r.prod_id) as reviews,
    (select coalesce(json_agg(json_build_object('mark', mark, 'count', count, 'total', total)), '[]')
      from (select round(rating)::int as mark, count(*) as count, sum(rating) as total from found group by 1) groups)
      as counted,
    (select coalesce(json_agg(id order by id), '[]') from dates) as dates`;

export const statementsOfReviews = {
  anything: {
    anybody: prepared('reviews', statement('')),
    lecturer: prepared('reviews_of_lecturer', statement(ofLecturer)),
    center: prepared('reviews_of_center', statement(ofCenter)),
  },
  prod: {
    anybody: prepared('reviews_of_prod', statement(ofProd)),
    lecturer: prepared('reviews_of_prod_and_lecturer', statement(`${ofProd} ${ofLecturer}`)),
  },
};
