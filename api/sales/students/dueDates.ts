import type { Order } from '@odonta/db/models';
import { studentDocumentLimits } from '@odonta/db/vocabulary/sales/studentDocument.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';

/** So long from now, and not beyond the beginning of the course. */
export const dueFromNow = (order: Pick<Order, 'snapshot'>): Date => dueFrom(nowInSeconds(), order);

/** So long from a moment, in unix seconds. */
export function dueFrom(moment: number, { snapshot: { date_start } }: Pick<Order, 'snapshot'>): Date {
  const now = nowInSeconds();
  const due = moment + studentDocumentLimits.hours * 3600;
  const isBefore = date_start !== null && date_start > now && date_start < due;
  return new Date((isBefore ? date_start : due) * 1000);
}

/** When the document is deleted. A course without a date may take place at any time from now on. */
export function deletedAfter({ snapshot: { date_start, date_end } }: Pick<Order, 'snapshot'>): Date {
  const last = date_end ?? date_start ?? nowInSeconds();
  return new Date((last + studentDocumentLimits.daysAfterCourse * 86_400) * 1000);
}
