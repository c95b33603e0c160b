import { weekOf } from '@odonta/db/vocabulary/weeks.ts';
import { literal, Op } from 'sequelize';
import { ownerIsAtWork } from '../buying/refuseIdle.ts';

/** A banner that is shown now: published, not paused, within its days, and in a week of its own and of an owner at work where it has weeks. */
export const isRunning = (category_id?: number | null) => ({
  status: 'CONFIRMED' as const,
  paused_at: null,
  ...isWithinDays(),
  [Op.and]: [literal(inItsWeek(weekOf(new Date()), category_id))],
});

/** A banner of certain dates is of the category that it names; one by weeks, of those of its places. */
const inItsWeek = (week: string, category_id?: number | null) => `(
  (not by_weeks ${category_id ? `and (category_id is null or category_id = ${Number(category_id)})` : ''})
  or exists (select from ad_places p join ad_slots s on s.id = p.ad_slot_id
    where ${ownerIsAtWork('"Banner"')}
      and p.banner_id = "Banner".id and p.held_until is null and p.week = '${week}'
      ${category_id ? `and (s.category_id is null or s.category_id = ${Number(category_id)})` : ''}))`;

export function isWithinDays() {
  const now = new Date();
  return { date_start: { [Op.lte]: now }, date_end: { [Op.gt]: now } };
}
