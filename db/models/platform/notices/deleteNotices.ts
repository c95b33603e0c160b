import { Op } from 'sequelize';
import { StaffNotice } from './StaffNotice.ts';

/** For how many days the bell shows a notice: fewer once it was read, and not for ever if it never is. */
export const noticesKeptDays = { read: 30, unread: 180 } as const;

export function deleteNotices(): Promise<number> {
  return StaffNotice.destroy({
    where: {
      [Op.or]: [
        { read_at: { [Op.lt]: daysAgo(noticesKeptDays.read) } },
        { created_at: { [Op.lt]: daysAgo(noticesKeptDays.unread) } },
      ],
    },
  });
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
