import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import { VersionedRow, versionedTable } from '../row.ts';
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
export class LegalScale extends VersionedRow<LegalScale> {
  declare name: string;
  declare is_active: CreationOptional<boolean>;
  declare is_default: CreationOptional<boolean>;
  declare draft: CreationOptional<ScaleTerms | null>;

  declare rows: NonAttribute<LegalScaleRow[]>;
}

export const initLegalScale = versionedTable(LegalScale, 'legal_scales', { paranoid: true }, () => ({
  name: DataTypes.TEXT,
  is_active: { type: DataTypes.BOOLEAN, defaultValue: false },
  is_default: { type: DataTypes.BOOLEAN, defaultValue: false },
  draft: DataTypes.JSONB,
}));
