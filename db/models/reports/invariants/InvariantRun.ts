import { type CreationOptional, DataTypes } from 'sequelize';
import { id, moment } from '../../columns.ts';
import { Row, table } from '../../row.ts';

/** One look at whether money and seats agree. */
export class InvariantRun extends Row<InvariantRun> {
  declare id: CreationOptional<number>;
  declare at: CreationOptional<Date>;
  declare took_ms: number;
  declare found: number;
}

export const initInvariantRun = table(InvariantRun, 'invariant_runs', { timestamps: false }, () => ({
  id: id(),
  at: moment(),
  took_ms: DataTypes.INTEGER,
  found: DataTypes.INTEGER,
}));
