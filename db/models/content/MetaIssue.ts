import { type CreationOptional, DataTypes } from 'sequelize';
import type { MetaIssueKind, MetaIssueResource } from '../../vocabulary/content/metaFaults.ts';
import { id, moment } from '../columns.ts';
import { Row, table } from '../row.ts';

/** Issues that the last check found in the meta tags of a public page. */
export class MetaIssue extends Row<MetaIssue> {
  declare id: CreationOptional<number>;
  declare kind: MetaIssueKind;
  declare resource: MetaIssueResource;
  declare record_id: number;
  declare path: string;
  /** The words it is about; empty where there are none. */
  declare said: string;
  /** How many other pages say the same. */
  declare others: CreationOptional<number>;
  declare found_at: CreationOptional<Date>;
}

export const initMetaIssue = table(MetaIssue, 'meta_faults', { timestamps: false }, () => ({
  id: id(),
  kind: DataTypes.TEXT,
  resource: DataTypes.TEXT,
  record_id: DataTypes.INTEGER,
  path: DataTypes.TEXT,
  said: DataTypes.TEXT,
  others: { type: DataTypes.INTEGER, defaultValue: 0 },
  found_at: moment(),
}));
