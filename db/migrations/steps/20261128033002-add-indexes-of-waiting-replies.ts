import type { QueryInterface } from 'sequelize';
import { addIndexes, dropIndexes } from '../sql.ts';

const indexes = {
  reviews_by_replying: 'reviews (reply_by) where reply_by is not null',
  reviews_with_waiting_replies: `reviews (id desc) where reply_status = 'CREATED' and deleted_at is null`,
};

export const up = (context: QueryInterface) => addIndexes(context, indexes);

export const down = (context: QueryInterface) => dropIndexes(context, Object.keys(indexes));
