import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { GalleryItem } from '../../vocabulary/catalog/lecturerGallery.ts';
import type { ModerationStatus } from '../../vocabulary/statuses.ts';
import { numberFromDecimal } from '../columns.ts';
import { VersionedRow, versionedTable } from '../row.ts';
import type { City } from './City.ts';

export class Lecturer extends VersionedRow<Lecturer> {
  declare sef: string;
  declare name: string;
  declare text: CreationOptional<string>;
  declare city_id: CreationOptional<number | null>;
  declare filename: CreationOptional<string | null>;
  declare alt: CreationOptional<string | null>;
  declare gallery: CreationOptional<GalleryItem[]>;
  declare rating_total: CreationOptional<number>;
  declare rating_count: CreationOptional<number>;
  /** The centre that has invited him by e-mail, being the first to know him. */
  declare proposed_by_center_id: CreationOptional<number | null>;
  declare readonly status: CreationOptional<ModerationStatus>;
  declare merged_into: CreationOptional<number | null>;
  declare city: NonAttribute<City | null>;
}

export const initLecturer = versionedTable(Lecturer, 'lecturers', { paranoid: true }, () => ({
  sef: DataTypes.TEXT,
  name: DataTypes.TEXT,
  text: DataTypes.TEXT,
  city_id: DataTypes.INTEGER,
  filename: DataTypes.TEXT,
  alt: DataTypes.TEXT,
  gallery: { type: DataTypes.JSONB, allowNull: false, defaultValue: [] },
  rating_total: numberFromDecimal('rating_total'),
  rating_count: DataTypes.INTEGER,
  proposed_by_center_id: DataTypes.INTEGER,
  status: DataTypes.TEXT,
  merged_into: DataTypes.INTEGER,
}));
