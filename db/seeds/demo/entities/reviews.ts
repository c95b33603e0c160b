import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { recountRatings, refreshProdCards } from '../../../models/index.ts';
import { rejectCodes } from '../../../vocabulary/catalog/reviews/review.ts';
import { consentText } from '../../../vocabulary/platform/consent.ts';
import type { Fill } from '../fillEntities.ts';
import { type DemoReview, makeReview } from '../generator/makeReview.ts';
import { type Random, randomFrom } from '../generator/random.ts';
import { ago } from '../moments.ts';
import { insertRows, moveCounters } from '../rows/insertRows.ts';

interface Reviewed {
  id: number;
  center_id: number;
  is_online: boolean;
  lecturers: number[];
}

/** The number of courses with reviews, however large the catalogue is. */
const reviewedCourses = 110;
const day = 86_400;

/** Writes reviews of the first courses that the site shows, and brings ratings and cards in step with them. */
export const fill: Fill = async (sequelize, { manager }, now, transaction) => {
  const random = randomFrom(20_261_121);
  const prods = await shownProds(sequelize, transaction);
  const first = await nextConsent(sequelize, transaction);
  const written = prods.flatMap((prod) =>
    Array.from({ length: howMany(random) }, () => ({ prod, review: makeReview(random, prod.is_online) })),
  );
  const rows = written.map(({ prod, review }, index) =>
    rowsOf(index + 1, first + index, prod, review, manager, now),
  );
  await insertRows(
    sequelize,
    'consents',
    rows.map(({ consent }) => consent),
    transaction,
  );
  await insertRows(
    sequelize,
    'review_codes',
    rows.flatMap(({ code }) => code ?? []),
    transaction,
  );
  await insertRows(
    sequelize,
    'reviews',
    rows.map(({ review }) => review),
    transaction,
  );
  await insertRows(
    sequelize,
    'status_changes',
    rows.flatMap(({ step }) => step ?? []),
    transaction,
  );
  await moveCounters(sequelize, ['consents', 'review_codes', 'reviews'], transaction);
  await sequelize.query(namedReplies, { transaction });
  await sequelize.query(disputes, { bind: [now, manager], transaction });
  const ids = prods.map(({ id }) => id);
  await recountRatings(sequelize, ids, transaction);
  await refreshProdCards(ids, transaction);
};

/** Replies are in somebody's name, and a refused one says why. */
const namedReplies = `
  update reviews r set
    reply_author_name = case r.reply_author_kind when 'CENTER' then c.name else l.name end,
    reply_decided_at = case when r.reply_status <> 'CREATED' then r.replied_at end,
    reply_reject_code = case when r.reply_status = 'REJECTED' then 'ADVERT' end,
    reply_reject_reason = case when r.reply_status = 'REJECTED' then 'Уберите из ответа ссылку на другой курс' end
  from centers c, reviews own left join lecturers l on l.id = own.lecturers[1]
  where own.id = r.id and c.id = r.center_id and r.reply_author_kind in ('CENTER', 'LECTURER')`;

/** Of the worst reviews, some are disputed: the first have been decided, the rest wait. */
const disputes = `
  insert into review_disputes (review_id, reason, outcome, answer, decided_by, decided_at, created_at)
  select id, 'В списках этого потока такого участника нет, а описанного в отзыве зала у нас не было.',
    case when place <= 2 then 'DECLINED' end,
    case when place <= 2 then 'Участие подтверждено кодом из письма, поэтому отзыв остаётся.' end,
    case when place <= 2 then $2::int end,
    case when place <= 2 then to_timestamp($1) - interval '1 day' end,
    to_timestamp($1) - make_interval(hours => 30 - place::int * 4)
  from (select id, row_number() over (order by center_id > 1, id) as place from reviews
    where status = 'CONFIRMED' and rating < 4 order by center_id > 1, id limit 6) worst`;

const howMany = (random: Random) =>
  random.weighed([
    [0, 3],
    [1, 3],
    [2, 4],
    [4, 3],
    [7, 1],
    [14, 0.6],
  ] as const);

function rowsOf(
  id: number,
  consent_id: number,
  prod: Reviewed,
  demo: DemoReview,
  manager: number,
  now: number,
) {
  const { scores, reply, verified, daysAgo, ...said } = demo;
  const created_at = ago(daysAgo * day + (id % 9) * 3600, now);
  const decided_at = ago(Math.max(0, daysAgo - 1) * day, now);
  const email = `participant-${id}@demo.local`;
  const isDecided = demo.status !== 'CREATED';
  return {
    consent: { id: consent_id, purpose: 'REVIEW', text_version: consentText.version, email, created_at },
    code: verified
      ? {
          id,
          prod_id: prod.id,
          email,
          name: demo.client_name,
          code_hash: `demo-${id}`,
          used_at: created_at,
          created_at,
        }
      : null,
    review: {
      ...said,
      id,
      prod_id: prod.id,
      center_id: prod.center_id,
      lecturers: prod.lecturers,
      code_id: verified ? id : null,
      email,
      score_program: scores.program,
      score_lecturer: scores.lecturer,
      score_organisation: scores.organisation,
      score_practice: scores.practice,
      moderator_id: isDecided ? manager : null,
      flags: demo.reject_code === 'FAKE' ? ['BURST'] : demo.reject_code === 'DUPLICATE' ? ['COPY'] : [],
      reply_author_kind: reply?.author_kind ?? null,
      reply_text: reply?.text ?? null,
      reply_status: reply?.status ?? null,
      replied_at: reply ? decided_at : null,
      consent_id,
      published_at: demo.status === 'CONFIRMED' ? decided_at : null,
      rejected_at: demo.status === 'REJECTED' ? decided_at : null,
      version: 0,
      created_at,
      updated_at: decided_at,
    },
    step: isDecided
      ? {
          resource: 'reviews',
          record_id: id,
          move: demo.status === 'CONFIRMED' ? 'confirm' : 'reject',
          from_status: 'CREATED',
          to_status: demo.status,
          actor_id: manager,
          reason: demo.reject_code && rejectCodes[demo.reject_code],
          created_at: decided_at,
        }
      : null,
  };
}

function shownProds(sequelize: Sequelize, transaction: Transaction): Promise<Reviewed[]> {
  return sequelize.query<Reviewed>(
    `select c.prod_id as id, c.center_id, c.date_end is null as is_online, c.lecturer_ids as lecturers
     from prod_cards c order by c.prod_id limit $1`,
    { bind: [reviewedCourses], transaction, type: QueryTypes.SELECT },
  );
}

async function nextConsent(sequelize: Sequelize, transaction: Transaction): Promise<number> {
  const [row] = await sequelize.query<{ id: number }>('select coalesce(max(id), 0) + 1 as id from consents', {
    transaction,
    type: QueryTypes.SELECT,
  });
  return row?.id ?? 1;
}
