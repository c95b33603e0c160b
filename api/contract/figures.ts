import type { MoneyFigureName } from '@odonta/db/vocabulary/reports/moneyFigures.ts';

/** The figures of the dashboard; a part is absent without the right to it. */
export interface StaffFigures {
  /** Thirty days to this one, by the clock of Moscow, those without a request too. */
  requests?: RequestsOfDay[];
  /** Courses by status. */
  prods?: Record<string, number>;
}

export interface RequestsOfDay {
  /** `2027-03-12` */
  day: string;
  /** Those of this day that are settled by now, and those that still wait. */
  settled: number;
  waiting: number;
}

/** Work that waits for accountants, and the list of it. Sums are roubles with kopecks. */
export interface StaffMoneyFigure {
  name: MoneyFigureName;
  count: number;
  /** Null where rows are no money. */
  sum: number | null;
  resource: string;
  filter: Record<string, unknown>;
}
