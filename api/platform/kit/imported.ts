import type { Transaction } from 'sequelize';
import type { ReadCell } from '../tables/cellReaders.ts';

/** A field that a column of an imported table may stand for. The resource itself says whether its value will do. */
export interface ImportField {
  field: string;
  title: string;
  read: ReadCell;
  /** The example of the template. */
  example: string;
  hint?: string;
  /** Other headers by which it is known. */
  also?: readonly string[];
  /** True where it only identifies the record. */
  isKeyOnly?: boolean;
}

export interface Imported {
  /** The fields that together identify a record without its number. */
  key: readonly string[];
  fields: readonly ImportField[];
  /** Refuses to delete a record that undoing an import would remove, where others depend on it by now. */
  refuseUndo?(id: number, transaction: Transaction): Promise<void>;
}
