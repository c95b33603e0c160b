import type { QueryInterface } from 'sequelize';
import { addIndexes, dropIndexes } from '../sql.ts';

/** Every minute jobs look for courses that ended lately and invitations that nobody followed. */
const indexes = {
  prods_by_end: 'prods ((coalesce(date_end, date_start))) where deleted_at is null',
  orders_by_lesson_end: 'orders (lesson_to) where lesson_to is not null',
  review_codes_to_remind:
    'review_codes (created_at) where issued_by is null and used_at is null and reminded_at is null',
};

export const up = (context: QueryInterface) => addIndexes(context, indexes);

export const down = (context: QueryInterface) => dropIndexes(context, Object.keys(indexes));
