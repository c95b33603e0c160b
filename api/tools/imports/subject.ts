import type { ReadCell } from './cellReaders.ts';

/** A field that a column may stand for. Whether its value will do is for the resource itself to say. */
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

export interface Subject {
  /** The fields that together tell a record where its number is not given. */
  key: readonly string[];
  fields: readonly ImportField[];
}
