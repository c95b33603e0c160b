import { Op } from 'sequelize';

/** A banner that is shown now: published, not paused, within its days. */
export const isRunning = () => ({ status: 'CONFIRMED' as const, paused_at: null, ...isWithinDays() });

export function isWithinDays() {
  const now = new Date();
  return { date_start: { [Op.lte]: now }, date_end: { [Op.gt]: now } };
}
