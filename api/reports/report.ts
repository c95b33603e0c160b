import type { ReportLink } from '@odonta/api/contract';
import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import type { Period } from '@odonta/db/vocabulary/reports/periods.ts';
import type { ReportCellKind, ReportName } from '@odonta/db/vocabulary/reports/reports.ts';
import type Joi from 'joi';
import type { Scope } from './scope.ts';

/** The parameters of a report, the same for every viewer. */
export interface Asked {
  period: Period;
  /** The values of the report's own filters. */
  filters: Readonly<Record<string, unknown>>;
  scope: Scope;
  /** The viewer may see sums, but not their rows. */
  isOfSums: boolean;
}

/** A row as the database returns it: by the fields of the columns, with additional values for its links. Money is kopecks. */
export type Values = Readonly<Record<string, string | number | null>>;

export interface Column {
  field: string;
  title: string;
  kind: ReportCellKind;
  /** Codes in words. */
  words?: Readonly<Record<string, string>>;
  /** Numbers that are no part of a whole: of a deadline, or a rate. */
  isNoTotal?: true;
}

/** SQL over `$from`, `$to`, the filters by their names, and the scope (`scopeOf`). It names the columns and gives them an order. */
export type Statement = string;

/** By the field of a column: the list that its number is the sum of. */
export type Links = Readonly<Record<string, ReportLink>>;

export interface Report {
  name: ReportName;
  area: 'stats_sales' | 'stats_finance' | 'stats_ads';
  /** A report without a period is of this moment. */
  isOfNow?: true;
  filters: Readonly<Record<string, Joi.Schema>>;
  /** It is about one of these, and says nothing without. */
  needs?: readonly string[];
  /** The right to the list behind these numbers: without it a viewer sees sums alone. */
  rowsOf: Right;
  /** Rows are sums themselves, and not single orders. */
  isGrouped?: true;
  columns(asked: Asked): readonly Column[];
  rows(asked: Asked): Statement;
  /** The lists behind the numbers of a row, or of the totals where it is null. */
  links(row: Values | null, asked: Asked): Links;
}

export const isSummed = ({ kind, isNoTotal }: Column): boolean =>
  (kind === 'money' || kind === 'count') && !isNoTotal;

/** The right to a report: to its screen, or to its file. */
export const rightOf = (area: Report['area'], verb: 'list' | 'export'): Right => `${area}.${verb}`;
