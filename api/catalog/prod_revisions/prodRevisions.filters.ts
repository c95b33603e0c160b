import { Prod } from '@odonta/db/models';
import Joi from 'joi';
import { literal, Op } from 'sequelize';
import { likeText } from '../../platform/lists/like.ts';
import type { Filter } from '../../platform/lists/listQuery.ts';

/** Every typed word must occur in the name of the course or of its centre. */
export const byCourseAndCenter: Filter = {
  schema: Joi.string().trim().max(200).allow(''),
  where: (typed: string) => ({
    prod_id: {
      [Op.in]: literal(
        `(select p.id from prods p join centers c on c.id = p.center_id where ${conditionOf(typed)})`,
      ),
    },
  }),
};

function conditionOf(typed: string): string {
  const { sequelize } = Prod;
  if (!sequelize) throw new Error('no database is open');
  const words = typed.split(/\s+/).filter(Boolean).slice(0, 8);
  const conditions = words.map((word) => {
    const pattern = sequelize.escape(`%${likeText(word)}%`);
    return `(p.name ilike ${pattern} or c.name ilike ${pattern})`;
  });
  return conditions.join(' and ') || 'true';
}
