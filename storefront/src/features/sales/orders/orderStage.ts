import type { OrderView } from '@odonta/api/contract';
import { endedStatuses } from '@odonta/db/vocabulary/orders/order.ts';

type Stage = Pick<OrderView, 'status' | 'moved_to'>;

/** Whether the course can be booked again. */
export const mayBookAgain = ({ status, moved_to }: Stage): boolean =>
  moved_to === null && endedStatuses.includes(status);

/** Whether its participants still come to its course. */
export const leadsThere = ({ status, moved_to }: Stage): boolean =>
  moved_to === null && !endedStatuses.includes(status);

/** Whether its money or its approval is still outstanding. */
export const isUnderWay = ({ status }: Pick<Stage, 'status'>): boolean =>
  status === 'PREPARE' || status === 'CREATED';
