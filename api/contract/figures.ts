import type { QueueName } from '@odonta/db/vocabulary/platform/waitingLists.ts';
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

/** How many records of each queue wait for the viewer: none of those closed to him, null for one that could not be counted. */
export type WaitingCounts = Readonly<Partial<Record<QueueName, number | null>>>;

/** Work that waits for accountants, and the list of it. Sums are roubles with kopecks. */
export interface StaffMoneyFigure {
  name: MoneyFigureName;
  count: number;
  /** Null where rows are no money. */
  sum: number | null;
  resource: string;
  filter: Record<string, unknown>;
}

/** The sales of a calendar month for their heads. Sums are roubles with kopecks, days by the clock of Moscow. */
export interface SalesFigures {
  from: string;
  /** The last day that counts: today in the present month. */
  to: string;
  /** Each day of the period, those without sales too. */
  days: { day: string; sum: number }[];
  /** The same days of the month before. */
  previous_sum: number;
  sum: number;
  /** Null where no plan is set. */
  plan: { sum: number; by_now: number } | null;
  funnel: SalesFunnel;
  /** The median of the seconds until the first answer; null where none was answered. */
  response_seconds: number | null;
  managers: ManagerFigures[];
}

/** Requests of the period, and how far each has come by now. */
export interface SalesFunnel {
  requests: number;
  answered: number;
  booked: number;
  paid: number;
}

export interface ManagerFigures extends Pick<SalesFunnel, 'requests' | 'booked'> {
  /** Null for work that nobody has taken. */
  manager_id: number | null;
  name: string;
  sum: number;
  response_seconds: number | null;
  /** Open requests now, and those of them that nobody answered in time. */
  open: number;
  overdue: number;
}
