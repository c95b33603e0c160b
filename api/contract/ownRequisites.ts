import type { ApprovalStatus } from '@odonta/db/vocabulary/identity/approvals.ts';

type Values = Record<string, string | number | null>;

/** The requisites of one's own centre, and what was asked to change in them. Moments are unix seconds. */
export interface OwnRequisites {
  center: { id: number; name: string };
  requisites: Values;
  /** The latest first; accounts in them are masked. */
  requests: OwnRequisitesRequest[];
}

export interface OwnRequisitesRequest {
  id: number;
  status: ApprovalStatus;
  /** Only the fields that differ. */
  before: Values;
  after: Values;
  asked_at: number;
  asked_by_name: string;
  decided_at: number | null;
  reason: string | null;
  can_withdraw: boolean;
}
