import { type CreationOptional, DataTypes } from 'sequelize';
import { moment } from '../columns.ts';
import { Row, table } from '../row.ts';

/** An overdue record that its head was notified of; deleted once it waits no longer. */
export class Escalation extends Row<Escalation> {
  /** The list, or the part of its records where several may wait. */
  declare resource: string;
  declare record_id: number;
  declare created_at: CreationOptional<Date>;
}

export const initEscalation = table(Escalation, 'escalations', { updatedAt: false }, () => ({
  resource: { type: DataTypes.TEXT, primaryKey: true },
  record_id: { type: DataTypes.INTEGER, primaryKey: true },
  created_at: moment(),
}));
