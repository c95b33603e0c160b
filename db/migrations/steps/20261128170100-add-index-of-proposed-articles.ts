import type { QueryInterface } from 'sequelize';
import { addIndexes, dropIndexes } from '../sql.ts';

const indexes = {
  articles_by_proposer: 'articles (proposed_by) where proposed_by is not null',
};

export const up = (context: QueryInterface) => addIndexes(context, indexes);
export const down = (context: QueryInterface) => dropIndexes(context, Object.keys(indexes));
