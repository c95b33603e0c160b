import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import { moment } from '../../columns.ts';
import type { OrderParticipant } from '../../orders/OrderParticipant.ts';
import { Row, table } from '../../row.ts';

/** A member of a company has said that two places belong to one person, or to two. */
export class EmployeeLink extends Row<EmployeeLink> {
  /** The smaller id of the two. */
  declare one_id: number;
  declare other_id: number;
  declare legal_user_id: number;
  declare is_same_person: CreationOptional<boolean>;
  declare linked_by: CreationOptional<number | null>;
  declare created_at: CreationOptional<Date>;

  declare one: NonAttribute<OrderParticipant>;
  declare other: NonAttribute<OrderParticipant>;
}

export const initEmployeeLink = table(EmployeeLink, 'employee_links', { timestamps: false }, () => ({
  one_id: { type: DataTypes.INTEGER, primaryKey: true },
  other_id: { type: DataTypes.INTEGER, primaryKey: true },
  legal_user_id: DataTypes.INTEGER,
  is_same_person: DataTypes.BOOLEAN,
  linked_by: DataTypes.INTEGER,
  created_at: moment(),
}));
