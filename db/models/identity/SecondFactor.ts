import { type CreationOptional, DataTypes } from 'sequelize';
import { moment, numberFromBigint } from '../columns.ts';
import { Row, table } from '../row.ts';

/** The application that makes one-time codes for a user; it asks for nothing until it is confirmed by a first code. */
export class SecondFactor extends Row<SecondFactor> {
  declare user_id: number;
  /** Sealed: a reader of the database gets no codes. */
  declare secret: Buffer;
  declare confirmed_at: CreationOptional<Date | null>;
  /** The half-minute of the last accepted code; no code of it or before is accepted again. */
  declare last_step: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
}

export const initSecondFactor = table(SecondFactor, 'second_factors', { updatedAt: false }, () => ({
  user_id: { type: DataTypes.INTEGER, primaryKey: true },
  secret: DataTypes.BLOB,
  confirmed_at: moment(),
  last_step: numberFromBigint('last_step'),
  created_at: moment(),
}));
