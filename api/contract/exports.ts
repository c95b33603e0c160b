import type { ExportStatus } from '@odonta/db/vocabulary/tools/exports/exports.ts';

/** `/api/adm/exports`: a file of a list too long to be waited for. */
export interface StaffExport {
  id: number;
  resource: string;
  format: 'csv' | 'xlsx';
  status: ExportStatus;
  /** Rows written so far. */
  done: number;
  /** Null where the list is too long to be counted. */
  total: number | null;
  error: string | null;
  created_at: number;
  /** When the file is deleted. */
  expires_at: number;
}

/** `GET /api/adm/exports/columns`: by list, the columns that its export can have. */
export type ExportColumns = Record<string, string[]>;
