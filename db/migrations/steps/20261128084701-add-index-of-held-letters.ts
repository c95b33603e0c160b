import type { QueryInterface } from 'sequelize';
import { addIndexes, dropIndexes } from '../sql.ts';

const indexes = { outbox_held: `outbox ("to", id) where status = 'HELD'` };

export const up = (context: QueryInterface) => addIndexes(context, indexes);

export const down = (context: QueryInterface) => dropIndexes(context, Object.keys(indexes));
