import type { ReportCellKind, ReportName } from '@odonta/db/vocabulary/reports/reports.ts';

/** A report that the viewer may read, and its parameters. */
export interface ReportSummary {
  name: ReportName;
  title: string;
  about: string;
  has_period: boolean;
  /** Names of the filters of its address. */
  filters: readonly string[];
  /** It is about one of these, and says nothing without. */
  needs: readonly string[];
  formats: readonly ReportFormat[];
}

export type ReportFormat = 'xlsx' | 'csv';

export interface ReportColumn {
  field: string;
  title: string;
  kind: ReportCellKind;
}

/** The list of staff that a number is the sum of, and under which filter; or the record that a row is of. */
export interface ReportLink {
  resource:
    | 'orders'
    | 'refunds'
    | 'payouts'
    | 'bonus_accounts'
    | 'vouchers'
    | 'legal_users'
    | 'banner_campaigns'
    | 'mailings'
    | 'related_promotions';
  filter: Readonly<Record<string, unknown>>;
  id?: number;
}

export interface ReportRow {
  cells: readonly (string | number | null)[];
  /** By the field of the column. */
  links: Readonly<Record<string, ReportLink>>;
}

export interface ReportBody {
  name: ReportName;
  /** Days of Moscow, both included; null in a report of this moment. */
  from: string | null;
  to: string | null;
  columns: readonly ReportColumn[];
  rows: readonly ReportRow[];
  totals: ReportRow;
  /** Of all rows, including those not shown. */
  count: number;
  /** Hidden from this viewer: rows of single people, or groups of a few of them. */
  withheld: 'ROWS' | 'SMALL_GROUPS' | null;
}
