import type { ReportName } from '@odonta/db/vocabulary/reports/reports.ts';
import type { Rhythmic, SentPeriod } from '@odonta/db/vocabulary/reports/schedules.ts';
import type { ReportFormat } from './reports.ts';

/** A member of staff whom a report may be sent to. */
export interface ReportReader {
  id: number;
  name: string;
}

/** The editable part of a schedule. */
export interface ReportScheduleDraft extends Rhythmic {
  period: SentPeriod;
  format: ReportFormat;
  recipient_ids: readonly number[];
}

export interface NewReportSchedule extends ReportScheduleDraft {
  report: ReportName;
  filters: Readonly<Record<string, unknown>>;
}

/** A report that is sent again and again, as its owner sees it. */
export interface ReportSchedule extends ReportScheduleDraft {
  id: number;
  report: ReportName;
  title: string;
  /** The filters in words: «ООО «Улыбка»», «по городам». */
  about: readonly string[];
  recipients: readonly ReportReader[];
  /** Null while it is paused. */
  next_on: string | null;
  last: ReportSendingView | null;
  version: number;
}

/** The result of one sending. */
export interface ReportSendingView {
  sent_at: number;
  from: string;
  to: string;
  is_by_hand: boolean;
  /** Letters that were written, of these left and failed to leave, and reports that were taken. */
  letters: number;
  delivered: number;
  failed: number;
  taken: number;
  /** Recipients who had lost the right to read it. */
  left_out: readonly string[];
}

/** The report behind the link in a letter. */
export interface SentReport {
  title: string;
  about: readonly string[];
  /** Null in a report of the moment when it is taken. */
  from: string | null;
  to: string | null;
  format: ReportFormat;
  expires_at: number;
}
