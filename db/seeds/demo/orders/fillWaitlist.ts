import type { Sequelize, Transaction } from 'sequelize';
import { waiting } from '../cast/sales.ts';
import { ago } from '../moments.ts';
import { insertRows } from '../rows/insertRows.ts';
import { guestOf } from './buyers.ts';
import type { Course } from './courses.ts';
import { tokenOf } from './keys.ts';

/** Waiting people for sold-out courses, the earliest first. */
export async function fillWaitlist(
  sequelize: Sequelize,
  courses: readonly Course[],
  now: number,
  transaction: Transaction,
): Promise<void> {
  const rows = waiting
    .flatMap((entry) => {
      const course = courses[entry.course];
      return course ? [{ ...entry, course }] : [];
    })
    .sort((one, other) => other.daysAgo - one.daysAgo)
    .map(({ course, guest, quantity, daysAgo, comment = null, left = false }, index) => ({
      ...guestOf(guest),
      id: index + 1,
      token: tokenOf(`waitlist ${index}`),
      prod_id: course.id,
      participation: 'main',
      quantity,
      accept_partial: quantity > 1,
      comment,
      position: index + 1,
      priority: 0,
      price_seen: course.price,
      status: left ? 'CANCELED' : 'CREATED',
      offers: 0,
      version: 0,
      created_at: ago(daysAgo * 86_400, now),
      updated_at: ago(daysAgo * 86_400, now),
    }));
  await insertRows(sequelize, 'waitlist', rows, transaction);
  await sequelize.query(`select setval('waitlist_positions', $1)`, {
    bind: [Math.max(1, rows.length)],
    transaction,
  });
}
