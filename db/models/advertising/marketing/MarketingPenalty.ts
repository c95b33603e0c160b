import { type CreationOptional, DataTypes } from 'sequelize';
import type { PenaltyStatus } from '../../../vocabulary/advertising/marketing/marketingBalance.ts';
import { id, moment, numberFromBigint } from '../../columns.ts';
import { Row, table } from '../../row.ts';

/** A penalty that staff propose, with its reason and evidence; the centre may object first. */
export class MarketingPenalty extends Row<MarketingPenalty> {
  declare id: CreationOptional<number>;
  declare balance_id: number;
  /** Kopecks. */
  declare sum: number;
  declare comment: string;
  /** Private files. */
  declare evidence: string[];
  declare object_until: Date;
  declare objection: CreationOptional<string | null>;
  declare objected_at: CreationOptional<Date | null>;
  declare readonly status: CreationOptional<PenaltyStatus>;
  declare proposed_by: number | null;
  declare decided_by: CreationOptional<number | null>;
  declare decided_at: CreationOptional<Date | null>;
  /** The comment of the decision. */
  declare decision: CreationOptional<string | null>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export const initMarketingPenalty = table(MarketingPenalty, 'marketing_penalties', {}, () => ({
  id: id(),
  balance_id: DataTypes.INTEGER,
  sum: numberFromBigint('sum'),
  comment: DataTypes.TEXT,
  evidence: DataTypes.ARRAY(DataTypes.UUID),
  object_until: moment(),
  objection: DataTypes.TEXT,
  objected_at: moment(),
  status: DataTypes.TEXT,
  proposed_by: DataTypes.INTEGER,
  decided_by: DataTypes.INTEGER,
  decided_at: moment(),
  decision: DataTypes.TEXT,
  created_at: moment(),
  updated_at: moment(),
}));
