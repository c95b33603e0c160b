import { NotificationAnswer } from '@odonta/db/models';
import Joi from 'joi';
import { Op } from 'sequelize';
import type { Filter } from '../../platform/lists/listQuery.ts';
import { wordsAmong } from '../../platform/lists/wordsAmong.ts';

const columns = { INDIVIDUAL: 'individual_id', LEGAL: 'legal_member_id', USER: 'user_id' } as const;

export const byCabinet: Filter = {
  schema: Joi.string().valid(...Object.keys(columns)),
  where: (cabinet: keyof typeof columns) => ({ [columns[cabinet]]: { [Op.ne]: null } }),
};

/** Every typed word must occur in the name of the person or of his company. */
export const byPerson = wordsAmong(NotificationAnswer, {
  column: 'id',
  query: `select a.id from notification_answers a left join users u on u.id = a.user_id
    left join individuals i on i.id = a.individual_id left join legal_members m on m.id = a.legal_member_id
    left join legal_users l on l.id = m.legal_user_id`,
  texts: ['u.name', 'i.last_name', 'i.first_name', 'm.name', 'l.name'],
});
