import type { Notices } from '@odonta/api/contract';
import { StaffNotice } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { Op } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { id } from '../../platform/http/validation.ts';

const mostShown = 50;

/** The bell polls by itself: its requests are no activity of the user, and must not keep a session alive. */
const unattendedAudience = { ...staffAudience, onUse: undefined };

export const noticeEndpoints = [
  endpoint({
    method: 'get',
    path: '/adm/notices',
    summary:
      'What I am told of, newest first: the latest, or those after one I know, and how many are unread',
    audience: unattendedAudience,
    allow: 'any staff',
    query: Joi.object<{ after?: number }>({ after: Joi.number().integer().min(0).max(2_147_483_647) }),
    handle: async ({ actor, query }) => ({ message: await noticesOf(actor.id, query.after) }),
  }),
  endpoint({
    method: 'post',
    path: '/adm/notices/read',
    summary: 'Mark these notices of mine, or all up to one, as read',
    audience: staffAudience,
    allow: 'any staff',
    body: Joi.object<{ ids?: number[]; up_to?: number }>({
      ids: Joi.array().items(id).min(1).max(500),
      up_to: id,
    }).xor('ids', 'up_to'),
    handle: async ({ actor, body }) => {
      const which = body.ids ?? { [Op.lte]: body.up_to };
      await StaffNotice.update(
        { read_at: new Date() },
        { where: { user_id: actor.id, read_at: null, id: which } },
      );
      return { message: await noticesOf(actor.id) };
    },
  }),
];

async function noticesOf(user_id: number, after = 0): Promise<Notices> {
  const [rows, unread] = await Promise.all([
    StaffNotice.findAll({
      where: { user_id, id: { [Op.gt]: after } },
      order: [['id', 'DESC']],
      limit: mostShown,
    }),
    StaffNotice.count({ where: { user_id, read_at: null } }),
  ]);
  const notices = rows.map(({ id, kind, text, path, created_at, read_at }) => ({
    id,
    kind,
    text,
    path,
    created_at: secondsOf(created_at),
    is_read: read_at !== null,
  }));
  return { unread, notices };
}
