import { app } from './app.ts';

export interface OwnCourse {
  id: number;
  name: string;
  path: string;
}

const open = "k.state = 'OPEN' and not p.requires_confirmation";

/** The usual conditions on a course, as SQL over `prods p`, its card `k` and its centre `c`; each has enough seats. */
export const soldForMoney = `${open} and p.price > 500000 and c.is_sell_individuals
  and 'CARD' = any(p.payment_methods) and coalesce(p.seats_total - p.seats_taken, 10) >= 5`;
export const soldByInvoice = `${open} and p.price > 500000 and c.is_sell_entities
  and 'INVOICE' = any(p.payment_methods) and p.date_start > now() + interval '20 days'
  and coalesce(p.seats_total - p.seats_taken, 20) >= 20`;

export const taken: number[] = [];

/** Courses of the demo that no other test of this app takes, so that none is sold out by another. */
export async function ownCourses(count: number, where = soldForMoney): Promise<OwnCourse[]> {
  const { rows } = await (await app()).db.query<OwnCourse>(
    `select p.id, p.name, '/prods/' || p.slug || '-' || p.id as path
     from prods p join prod_cards k on k.prod_id = p.id join centers c on c.id = p.center_id
     where ${where} and p.id <> all($2) order by p.id desc limit $1`,
    [count, taken],
  );
  if (rows.length < count)
    throw new Error(`the demo has only ${rows.length} of ${count} more courses where ${where}`);
  taken.push(...rows.map(({ id }) => id));
  return rows;
}

export async function ownCourse(where = soldForMoney): Promise<OwnCourse> {
  const [course] = await ownCourses(1, where);
  return course as OwnCourse;
}

/** A free course. The demo has few, so tests share it, and each finds enough seats. */
export async function freeCourse(): Promise<OwnCourse> {
  const { rows } = await (await app()).db.query<OwnCourse>(
    `update prods set seats_total = seats_taken + 40 where id = (
       select p.id from prods p join prod_cards k on k.prod_id = p.id where ${open} and p.price = 0 order by p.id limit 1)
     returning id, name, '/prods/' || slug || '-' || id as path`,
  );
  if (!rows[0]) throw new Error('the demo has no course that costs nothing');
  return rows[0];
}

/** Reserves a course that a test has adapted to itself. */
export const take = (id: number) => taken.push(id);
