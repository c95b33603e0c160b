import { NotificationAnswer } from '@odonta/db/models';
import Joi from 'joi';
import { literal, Op } from 'sequelize';
import { likeText } from '../../platform/lists/like.ts';
import type { Filter } from '../../platform/lists/listQuery.ts';

const columns = { INDIVIDUAL: 'individual_id', LEGAL: 'legal_member_id', USER: 'user_id' } as const;

export const byCabinet: Filter = {
  schema: Joi.string().valid(...Object.keys(columns)),
  where: (cabinet: keyof typeof columns) => ({ [columns[cabinet]]: { [Op.ne]: null } }),
};

/** Every typed word must occur in the name of the person or of his company. */
export const byPerson: Filter = {
  schema: Joi.string().trim().max(200).allow(''),
  where: (typed: string) => ({
    id: {
      [Op.in]: literal(
        `(select a.id from notification_answers a left join users u on u.id = a.user_id
            left join individuals i on i.id = a.individual_id left join legal_members m on m.id = a.legal_member_id
            left join legal_users l on l.id = m.legal_user_id where ${conditionOf(typed)})`,
      ),
    },
  }),
};

function conditionOf(typed: string): string {
  const { sequelize } = NotificationAnswer;
  if (!sequelize) throw new Error('no database is open');
  const words = typed.split(/\s+/).filter(Boolean).slice(0, 8);
  const conditions = words.map((word) => {
    const pattern = sequelize.escape(`%${likeText(word)}%`);
    return `concat_ws(' ', u.name, i.last_name, i.first_name, m.name, l.name) ilike ${pattern}`;
  });
  return conditions.join(' and ') || 'true';
}
