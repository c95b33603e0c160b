import { Op } from 'sequelize';
import { flag } from '../http/validation.ts';
import type { Filter } from './listQuery.ts';

/** Rows that still wait though their term is over; `before` says which moments of the column are too old by now. */
export const overdueBy = (column: string, before: () => Date = () => new Date()): Filter => ({
  schema: flag,
  where: (isOverdue: boolean) => {
    const moment = before();
    if (isOverdue) return { status: 'CREATED', [column]: { [Op.lt]: moment } };
    // Separate conditions: a row without a term is not overdue, and NOT would leave it out.
    return {
      [Op.or]: [{ status: { [Op.ne]: 'CREATED' } }, { [column]: null }, { [column]: { [Op.gte]: moment } }],
    };
  },
});
