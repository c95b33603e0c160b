import { type CreationOptional, DataTypes } from 'sequelize';
import { id, moment, numberFromBigint } from '../../columns.ts';
import { Row, table } from '../../row.ts';

/** The price that a centre has agreed to pay for a mailing, and the sum that it has paid in the end. Kopecks. */
export class MailingHold extends Row<MailingHold> {
  declare id: CreationOptional<number>;
  declare mailing_id: number;
  declare center_id: number;
  declare price_per_1000: number;
  /** People who are paid for: no more of them get the letter. */
  declare reach: number;
  declare sum: number;
  declare delivered: CreationOptional<number | null>;
  declare charged: CreationOptional<number | null>;
  declare closed_at: CreationOptional<Date | null>;
  declare created_at: CreationOptional<Date>;
}

export const initMailingHold = table(MailingHold, 'mailing_holds', { updatedAt: false }, () => ({
  id: id(),
  mailing_id: DataTypes.INTEGER,
  center_id: DataTypes.INTEGER,
  price_per_1000: numberFromBigint('price_per_1000'),
  reach: DataTypes.INTEGER,
  sum: numberFromBigint('sum'),
  delivered: DataTypes.INTEGER,
  charged: numberFromBigint('charged'),
  closed_at: moment(),
  created_at: moment(),
}));
