import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { roublesOf } from '../../../vocabulary/money.ts';
import {
  type CastProdRevision,
  type CastValues,
  type CourseNow,
  prodRevisions,
} from '../cast/prodRevisions.ts';
import type { Fill } from '../fillEntities.ts';
import { ago } from '../moments.ts';
import { idOfNamed } from '../named.ts';
import { insertRows, moveCounters } from '../rows/insertRows.ts';
import type { TransitionRow } from '../rows/transitionRow.ts';

const hour = 3600;
const resource = 'prod_revisions';

/** Writes edits of published courses, and their history. */
export const fill: Fill = async (sequelize, { editor }, now, transaction) => {
  const courses = await coursesNow(sequelize, transaction);
  const authors = await authorsOf(sequelize, transaction);
  const authorOf = ({ isManagers }: CastProdRevision) =>
    authors.get(isManagers ? 'partner_manager@demo.local' : 'center@demo.local') ?? null;
  const entries = prodRevisions.flatMap((said, index) => {
    const course = courses.get(idOfNamed(said.of));
    return course
      ? [{ row: rowOf(index + 1, said, course, { author: authorOf(said), editor, now }), said }]
      : [];
  });
  await insertRows(
    sequelize,
    resource,
    entries.map(({ row }) => row),
    transaction,
  );
  const changes = entries.flatMap(({ row: { id }, said }) =>
    changesOf(id, said, { author: authorOf(said), editor, now }),
  );
  await insertRows(sequelize, 'status_changes', changes, transaction);
  await moveCounters(sequelize, [resource], transaction);
};

interface Circumstances {
  author: number | null;
  editor: number;
  now: number;
}

const fillingHours = 1;
const decidingHours = 4;

function rowOf(
  id: number,
  said: CastProdRevision,
  course: CourseNow,
  { author, editor, now }: Circumstances,
) {
  const { of, hoursAgo, decided, comments, reject_code } = said;
  const fields = said.fields(course);
  const at = (hoursLater: number) => ago((hoursAgo - hoursLater) * hour, now);
  return {
    id,
    prod_id: idOfNamed(of),
    before: { ...presentOf(course, fields), ...said.before?.(course) },
    fields,
    comments: comments ?? {},
    reject_code: reject_code ?? null,
    created_by: author,
    submitted_at: at(0),
    decided_by: decided ? editor : null,
    decided_at: decided ? at(decidingHours) : null,
    status: decided ?? 'CREATED',
    version: 0,
    created_at: at(-fillingHours),
    updated_at: at(decided ? decidingHours : 0),
  };
}

/** The present values of the asked fields. */
const presentOf = (course: CourseNow, fields: CastValues): CastValues =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, course[field as keyof CourseNow]]));

function changesOf(
  record_id: number,
  { hoursAgo, decided, reason }: CastProdRevision,
  { author, editor, now }: Circumstances,
): TransitionRow[] {
  const at = (hoursLater: number) => ago((hoursAgo - hoursLater) * hour, now);
  const sent: TransitionRow = {
    ...{ resource, record_id, move: 'send', from_status: 'PREPARE', to_status: 'CREATED' },
    ...{ actor_id: author, reason: null, created_at: at(0) },
  };
  if (!decided) return [sent];
  const end: TransitionRow = {
    ...{ resource, record_id, move: decided === 'CONFIRMED' ? 'apply' : 'reject' },
    ...{ from_status: 'CREATED', to_status: decided, actor_id: editor },
    ...{ reason: reason ?? null, created_at: at(decidingHours) },
  };
  return [sent, end];
}

interface CourseRow extends Omit<CourseNow, 'price' | 'prices'> {
  id: number;
  price: string;
  prices: { price: number }[] | null;
}

/** The present values of the edited courses, by their numbers. */
async function coursesNow(sequelize: Sequelize, transaction: Transaction): Promise<Map<number, CourseNow>> {
  const rows = await sequelize.query<CourseRow>(
    `select id, name, text, schedule, duration_hours, inclusions_note, price,
            floor(extract(epoch from date_start))::int as date_start,
            coalesce(floor(extract(epoch from date_end))::int, 0) as date_end,
            (select json_agg(json_build_object(
               'id', p.id, 'price', p.price / 100, 'type', p.type, 'date', floor(extract(epoch from p.date))::int,
               'count_listener', p.count_listener, 'text', p.text, 'participation', p.participation,
               'seats_limit', p.seats_limit, 'is_active', p.is_active) order by p.sort)
             from prod_prices p where p.prod_id = prods.id) as prices
     from prods where id in (:ids)`,
    {
      replacements: { ids: prodRevisions.map(({ of }) => idOfNamed(of)) },
      type: QueryTypes.SELECT,
      transaction,
    },
  );
  return new Map(
    rows.map(({ id, price, prices, ...course }) => [
      id,
      { ...course, price: roublesOf(Number(price)), prices: prices ?? [] },
    ]),
  );
}

/** The people who edit courses of centres, by their addresses. */
async function authorsOf(sequelize: Sequelize, transaction: Transaction): Promise<Map<string, number>> {
  const authors = await sequelize.query<{ id: number; email: string }>(
    `select id, email from users where email in ('center@demo.local', 'partner_manager@demo.local')`,
    { type: QueryTypes.SELECT, transaction },
  );
  return new Map(authors.map(({ email, id }) => [email, id]));
}
