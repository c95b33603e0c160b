import type { ReadCell } from '../tables/cellReaders.ts';

/** A field that a column of an imported table may stand for. The resource itself says whether its value will do. */
export interface ImportField {
  field: string;
  title: string;
  read: ReadCell;
  /** What the template shows. */
  example: string;
  hint?: string;
  /** Other headers by which it is known. */
  also?: readonly string[];
  /** True where it only tells which record is meant. */
  isKeyOnly?: boolean;
}

export interface Imported {
  /** The fields that together tell a record where its number is not given. */
  key: readonly string[];
  fields: readonly ImportField[];
}
