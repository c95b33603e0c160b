import type { StaffAuditEntry } from './staff.ts';

/** What befell one record, as its reader sees it. */
export interface HistoryEntry extends StaffAuditEntry {
  /** Fields whose value before this change the reader may put back. */
  returnable: string[];
}
