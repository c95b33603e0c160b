import type { QueryInterface } from 'sequelize';
import { dropIndexes, indexConcurrently } from '../sql.ts';

const name = 'mailings_one_order_a_day';

/** A day has one advertising mailing: two orders that wait for staff do not have the same one. */
export const up = (context: QueryInterface) =>
  indexConcurrently(
    context,
    name,
    `mailings (((date_send at time zone 'Europe/Moscow')::date)) where by_center and status = 'CREATED'`,
    'unique',
  );

export const down = (context: QueryInterface) => dropIndexes(context, [name]);
