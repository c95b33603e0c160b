import { type CreationOptional, DataTypes } from 'sequelize';
import { VersionedRow, versionedTable } from '../row.ts';

/** A PDF to read or keep, listed on `/docs`. */
export class Document extends VersionedRow<Document> {
  declare title: string;
  declare filename: string;
  declare size: number;
  declare sort: CreationOptional<number>;
}

export const initDocument = versionedTable(Document, 'documents', { paranoid: true }, () => ({
  title: DataTypes.TEXT,
  filename: DataTypes.TEXT,
  size: DataTypes.INTEGER,
  sort: DataTypes.INTEGER,
}));
