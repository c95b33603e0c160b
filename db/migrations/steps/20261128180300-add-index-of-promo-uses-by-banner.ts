import type { QueryInterface } from 'sequelize';
import { dropIndexes, indexConcurrently } from '../sql.ts';

const name = 'promo_uses_one_of_a_banner';

export const up = (context: QueryInterface) =>
  indexConcurrently(context, name, 'promo_uses (banner_id) where released_at is null', 'unique');
export const down = (context: QueryInterface) => dropIndexes(context, [name]);
