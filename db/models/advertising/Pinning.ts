import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { PinningPlace } from '../../vocabulary/advertising/pinnings.ts';
import type { PinningStatus } from '../../vocabulary/statuses.ts';
import type { Prod } from '../catalog/Prod.ts';
import { VersionedRow, versionedTable } from '../row.ts';
import type { PinnedWeek } from './PinnedWeek.ts';

export class Pinning extends VersionedRow<Pinning> {
  declare prod_id: number;
  declare place: PinningPlace;
  declare ad_company: string;
  declare ad_inn: string;
  declare ad_reg_number: string;
  declare info: CreationOptional<string | null>;
  declare readonly status: CreationOptional<PinningStatus>;
  /** The day of Moscow on which the site shows it; null while it does not. The clock updates it. */
  declare shown_on: CreationOptional<string | null>;
  declare prod: NonAttribute<Prod>;
  declare weeks: NonAttribute<PinnedWeek[]>;
}

export const initPinning = versionedTable(Pinning, 'pinnings', { paranoid: true }, () => ({
  prod_id: DataTypes.INTEGER,
  place: DataTypes.TEXT,
  ad_company: DataTypes.TEXT,
  ad_inn: DataTypes.TEXT,
  ad_reg_number: DataTypes.TEXT,
  info: DataTypes.TEXT,
  status: DataTypes.TEXT,
  shown_on: DataTypes.DATEONLY,
}));
