import pg from 'pg';
import { fillWithOrders } from '../money/filledRegister.ts';
import type { Known } from './lists.ts';

export interface Size {
  entries: number;
  requests: number;
  orders: number;
  courses: number;
}

/** Years of work in a minute: written by the database itself, spread over the demo's own staff, courses and centres. */
export const fillWithYears = (url: string, size: Size) =>
  inDatabase(url, async (database) => {
    await fill(database, size);
    const { rows } = await database.query(
      'select array_agg(id) as prods, (select array_agg(id) from centers) as centers from prods',
    );
    await fillWithOrders(url, { orders: size.orders, months: 10, ...rows[0] });
  });

/** So many courses more, each like one of the demo's: published, under `<address>-1` and so on. They have no cards: this is the list of staff. */
export const fillWithCourses = (url: string, address: string, courses: number) =>
  inDatabase(url, async (database) => {
    await database.query(
      `with models as (select to_jsonb(p) as facts, row_number() over (order by id) - 1 as place from prods p where status = 'CONFIRMED')
       insert into prods select copy.*
       from generate_series(1, $1::integer) n
         join models on models.place = n % (select count(*) from models),
         -- Beside, and not in its place: a function before a point is called for each column anew.
         lateral jsonb_populate_record(null::prods, facts || jsonb_build_object(
           'id', nextval(pg_get_serial_sequence('prods', 'id')), 'slug', $2::text || '-' || n, 'series_id', null,
           'name', facts->>'name' || ' ' || n, 'archived_at', null, 'sales_paused', false)) copy`,
      [courses, address],
    );
    await database.query('vacuum analyze prods');
  });

/** A person, a course and a centre that many of the rows are about. */
export const knownOf = (url: string): Promise<Omit<Known, 'requests' | 'courses'>> => inDatabase(url, known);

async function fill(database: pg.Client, { entries, requests }: Size): Promise<void> {
  await database.query(
    `insert into manager_requests (name, phone, email, city, comment, prod_id, center_id, manager_id, status, result, sla_due_at, created_at)
     select (array['Анна', 'Ольга', 'Игорь', 'Пётр', 'Мария'])[1 + n % 5] || ' ' || (array['Иванова', 'Ким', 'Соколов', 'Ли'])[1 + n % 4] || ' ' || n,
       '79' || lpad((n::bigint * 7919 % 1000000000)::text, 9, '0'),
       'visitor-' || n || '@example.com',
       (array['Москва', 'Казань', 'Самара', 'Томск', 'Сочи'])[1 + n % 5],
       case when n % 3 = 0 then 'Перезвоните, пожалуйста, после шести вечера' end,
       prods.ids[1 + n % cardinality(prods.ids)], centers.ids[1 + n % cardinality(centers.ids)],
       case when n % 4 > 0 then users.ids[1 + n % cardinality(users.ids)] end,
       (array['CREATED', 'CONFIRMED', 'CANCELED', 'REJECTED', 'CREATED'])[1 + n % 5],
       case when n % 5 = 1 then (array['BOOKED', 'REFUSED', 'NO_ANSWER', 'INFO'])[1 + n % 4] end,
       now() - n * interval '5 minutes', now() - n * interval '5 minutes'
     from generate_series(1, $1::integer) n,
       (select array_agg(id) ids from prods) prods, (select array_agg(id) ids from centers) centers, (select array_agg(id) ids from users) users`,
    [requests],
  );
  await database.query(
    `insert into audit_log (at, actor_id, actor_name, actor_roles, action, resource, record_id, changes, ip, user_agent, request_id)
     select now() - ($1::integer - n) * interval '30 seconds',
       case when n % 10 > 0 then people.ids[1 + n % cardinality(people.ids)] end,
       case when n % 10 > 0 then people.names[1 + n % cardinality(people.names)] end,
       array['MANAGER'],
       (array['update', 'update', 'create', 'confirm', 'sign_in', 'update', 'reject', 'delete', 'export', 'update'])[1 + n % 10],
       (array['prods', 'manager_requests', 'lecturers', 'centers', 'users', 'articles', 'reviews'])[1 + n % 7],
       (n::bigint * 7919 % 100000)::text, '{"name": ["Было", "Стало"]}', '192.0.2.1', 'Mozilla/5.0', md5(n::text)
     from generate_series(1, $1::integer) n,
       (select array_agg(id order by id) ids, array_agg(name order by id) names from users) people`,
    [entries],
  );
  await database.query('vacuum analyze manager_requests');
  await database.query('vacuum analyze audit_log');
}

async function known(database: pg.Client): Promise<Omit<Known, 'requests' | 'courses'>> {
  const { rows } = await database.query(
    `select (select actor_id from audit_log where actor_id is not null group by 1 order by count(*) desc limit 1) as person,
       (select prod_id from manager_requests where prod_id is not null group by 1 order by count(*) desc limit 1) as prod,
       (select center_id from manager_requests where center_id is not null group by 1 order by count(*) desc limit 1) as center`,
  );
  return rows[0];
}

async function inDatabase<T>(url: string, work: (database: pg.Client) => Promise<T>): Promise<T> {
  const database = new pg.Client(url);
  await database.connect();
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}
