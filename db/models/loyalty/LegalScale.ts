import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import { id, moment, version } from '../columns.ts';
import type { LegalScaleRow } from './LegalScaleRow.ts';

/** A scale as it was asked for; sums in roubles, as staff wrote them. */
export interface ScaleTerms {
  name: string;
  is_active: boolean;
  is_default: boolean;
  /** The day of Moscow from which the rows apply. */
  valid_from: string;
  rows: { value: number; percent: number; expiry_days: number }[];
}

/** Loyalty tiers of companies. A draft acts after a second person has approved it. */
export class LegalScale extends Model<InferAttributes<LegalScale>, InferCreationAttributes<LegalScale>> {
  declare id: CreationOptional<number>;
  declare name: string;
  declare is_active: CreationOptional<boolean>;
  declare is_default: CreationOptional<boolean>;
  declare draft: CreationOptional<ScaleTerms | null>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare rows: NonAttribute<LegalScaleRow[]>;
}

export function initLegalScale(sequelize: Sequelize) {
  LegalScale.init(
    {
      id: id(),
      name: DataTypes.TEXT,
      is_active: { type: DataTypes.BOOLEAN, defaultValue: false },
      is_default: { type: DataTypes.BOOLEAN, defaultValue: false },
      draft: DataTypes.JSONB,
      version: version(),
      created_at: moment(),
      updated_at: moment(),
    },
    { sequelize, tableName: 'legal_scales', paranoid: true, version: 'version' },
  );
}
