import type { StaffAuditEntry } from './staff.ts';

/** One event of a record, as its viewer sees it. */
export interface HistoryEntry extends StaffAuditEntry {
  /** Fields whose previous value the viewer may restore. */
  returnable: string[];
}
