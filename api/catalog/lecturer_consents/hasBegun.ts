import type { Prod } from '@odonta/db/models';

/** A course with an open date has not begun. */
export const hasBegun = ({ date_start }: Pick<Prod, 'date_start'>): boolean =>
  date_start !== null && date_start <= new Date();
