import type { PrivateMime } from '@odonta/db/vocabulary/privateFiles.ts';
import type { StudentDocumentStatus } from '@odonta/db/vocabulary/sales/studentDocument.ts';
import type { Transitioning } from './envelope.ts';
import type { StatusChangeView } from './staffRequests.ts';

/** A student's document as staff see it; the file itself has an address of its own. */
export interface StaffStudentDocument extends Transitioning {
  id: number;
  order_id: number;
  order_number: string;
  prod_name: string;
  participant_id: number;
  last_name: string | null;
  first_name: string | null;
  middle_name: string | null;
  tier_label: string;
  /** Null before it is sent, and after it was deleted. */
  mime: PrivateMime | null;
  /** Bytes. */
  size: number | null;
  due_at: number;
  sent_at: number | null;
  reject_reason: string | null;
  decided_by: number | null;
  decider_name: string | null;
  decided_at: number | null;
  status: StudentDocumentStatus;
  history: StatusChangeView[];
  created_at: number;
  updated_at: number;
  version: number;
}
