import type { QueryInterface } from 'sequelize';
import { addIndexes, dropIndexes } from '../sql.ts';

const indexes = {
  prod_lecturers_waiting: `prod_lecturers (asked_at) where consent = 'ASKED' and expired_at is null`,
};

export const up = (context: QueryInterface) => addIndexes(context, indexes);

export const down = (context: QueryInterface) => dropIndexes(context, Object.keys(indexes));
