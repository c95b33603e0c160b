import type { ImportStatus } from '@odonta/db/vocabulary/tools/imports/importLifecycle.ts';
import type { ImportSubject } from '@odonta/db/vocabulary/tools/imports/importSubjects.ts';
import type { ImportMode, ImportOutcome } from '@odonta/db/vocabulary/tools/imports/imports.ts';
import type { Transition } from './envelope.ts';

/** `/api/adm/imports`: an uploaded file of records, and its outcome. */
export interface StaffImport {
  id: number;
  resource: ImportSubject;
  filename: string;
  status: ImportStatus;
  /** Null until the file has been checked, as is all that follows from a check. */
  mode: ImportMode | null;
  total: number;
  created: number;
  updated: number;
  same: number;
  bad: number;
  /** Rows that were not undone, because they were changed after the import. */
  kept: number;
  by_id: number;
  by_name: string;
  /** Unix seconds until which the import can be undone; null where it cannot. */
  undo_until: number | null;
  applied_at: number | null;
  created_at: number;
  version: number;
  available_transitions: Transition[];
}

/** A table of courses that a centre brings in. */
export type CenterImport = StaffImport;

/** `GET /api/partner/imports` */
export interface CenterImports {
  /** Those for which the reader may send a table. */
  centers: { id: number; name: string }[];
  /** The last ones, the newest first. */
  imports: CenterImport[];
}

/** `GET /api/adm/imports/:id/columns` */
export interface ImportColumns {
  headers: string[];
  encoding: string;
  delimiter: string | null;
  /** The first rows of the file. */
  sample: string[][];
  /** The field of each column; as last time, or as its header suggests. */
  mapping: (string | null)[];
  fields: ImportableField[];
}

export interface ImportableField {
  field: string;
  title: string;
  hint: string | null;
  /** Whether a new record cannot be without it. */
  is_required: boolean;
}

/** `GET /api/adm/imports/:id/rows` */
export interface ImportedRow {
  /** As a spreadsheet numbers it. */
  number: number;
  cells: string[];
  outcome: ImportOutcome | null;
  record_id: number | null;
  /** Headers of the columns that change a found record. */
  changes: string[];
  errors: ImportError[];
}

export interface ImportError {
  /** Null where the row as a whole is refused. */
  column: string | null;
  value: string | null;
  code: string;
  message: string;
}
