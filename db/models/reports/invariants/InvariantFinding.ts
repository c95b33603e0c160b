import { type CreationOptional, DataTypes } from 'sequelize';
import type { InvariantName } from '../../../vocabulary/invariants.ts';
import { id, numberFromBigint } from '../../columns.ts';
import { Row, table } from '../../row.ts';

/** A row that breaks an invariant, as it was at the moment of the run. */
export class InvariantFinding extends Row<InvariantFinding> {
  declare id: CreationOptional<number>;
  declare run_id: number;
  declare name: InvariantName;
  declare record_id: number | null;
  declare ref: string;
  declare expected: number;
  declare actual: number;
}

export const initInvariantFinding = table(
  InvariantFinding,
  'invariant_findings',
  { timestamps: false },
  () => ({
    id: id(),
    run_id: DataTypes.INTEGER,
    name: DataTypes.TEXT,
    record_id: DataTypes.INTEGER,
    ref: DataTypes.TEXT,
    expected: numberFromBigint('expected'),
    actual: numberFromBigint('actual'),
  }),
);
