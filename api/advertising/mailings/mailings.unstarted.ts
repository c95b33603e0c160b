import { Op } from 'sequelize';
import { flag } from '../../platform/http/validation.ts';
import type { Filter } from '../../platform/lists/listQuery.ts';

/** A start is tried each minute. */
const lateMs = 600_000;

/** Approved mailings whose start failed, or whose time has passed without one. */
export const isUnstarted: Filter = {
  schema: flag.valid(true),
  where: () => ({
    ...{ status: 'CONFIRMED', started_at: null },
    [Op.or]: [
      { sending: 'NONE', held_because: { [Op.ne]: null } },
      { sending: 'NONE', date_send: { [Op.lt]: new Date() } },
      { sending: 'SCHEDULED', date_send: { [Op.lt]: new Date(Date.now() - lateMs) } },
    ],
  }),
};
