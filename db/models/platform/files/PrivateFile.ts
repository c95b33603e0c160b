import { type CreationOptional, DataTypes, QueryTypes, type Sequelize } from 'sequelize';
import type { PrivateMime } from '../../../vocabulary/privateFiles.ts';
import { moment } from '../../columns.ts';
import { Row, table } from '../../row.ts';

/** A private file; the referring record controls access, and survives the file. */
export class PrivateFile extends Row<PrivateFile> {
  declare id: string;
  /** Its purpose: an endpoint for one kind serves no file of another. */
  declare kind: string;
  declare mime: PrivateMime;
  /** Null where they lie in a bucket. */
  declare bytes: Buffer | null;
  /** Of the bytes in the row, computed by the database. */
  declare size: CreationOptional<number | null>;
  declare sha256: CreationOptional<string | null>;
  /** Of the bytes in a bucket. */
  declare stored_size: CreationOptional<number | null>;
  declare stored_sha256: CreationOptional<string | null>;
  /** Null while it is needed. */
  declare delete_after: CreationOptional<Date | null>;
  declare created_at: CreationOptional<Date>;
}

/** The ids of the rows that it has deleted, once they are gone for good. */
export async function deleteExpiredPrivateFiles(): Promise<string[]> {
  const statement = 'delete from private_files where delete_after < now() returning id';
  const type = QueryTypes.SELECT;
  const gone = await (PrivateFile.sequelize as Sequelize).query<{ id: string }>(statement, { type });
  return gone.map(({ id }) => id);
}

export const initPrivateFile = table(PrivateFile, 'private_files', { updatedAt: false }, () => ({
  id: { type: DataTypes.UUID, primaryKey: true },
  kind: DataTypes.TEXT,
  mime: DataTypes.TEXT,
  bytes: DataTypes.BLOB,
  size: DataTypes.INTEGER,
  sha256: DataTypes.TEXT,
  stored_size: DataTypes.INTEGER,
  stored_sha256: DataTypes.TEXT,
  delete_after: moment(),
  created_at: moment(),
}));
