import { type CreationOptional, DataTypes } from 'sequelize';
import type { TopStripStatus } from '../../vocabulary/advertising/topStripLifecycle.ts';
import { moment } from '../columns.ts';
import { VersionedRow, versionedTable } from '../row.ts';

export class TopStrip extends VersionedRow<TopStrip> {
  declare header: string;
  declare text: string;
  declare link: CreationOptional<string | null>;
  /** On the pages of this city alone. */
  declare city_id: CreationOptional<number | null>;
  /** On the pages of this category alone; at most one of the two. */
  declare category_id: CreationOptional<number | null>;
  declare date_start: CreationOptional<Date>;
  declare date_end: Date;
  declare readonly status: CreationOptional<TopStripStatus>;
  /** When the clock last reported the begin or end of the showing to the pages. */
  declare reported_at: CreationOptional<Date>;
}

export const initTopStrip = versionedTable(TopStrip, 'top_strips', { paranoid: true }, () => ({
  header: DataTypes.TEXT,
  text: DataTypes.TEXT,
  link: DataTypes.TEXT,
  city_id: DataTypes.INTEGER,
  category_id: DataTypes.INTEGER,
  date_start: moment(),
  date_end: moment(),
  status: DataTypes.TEXT,
  reported_at: moment(),
}));
