import { endedStatuses, paidStatuses } from '@odonta/db/vocabulary/orders/order.ts';
import { literal } from 'sequelize';

const withOrderThat = (condition: string) =>
  `exists (select from orders o where o.id = "RelatedLead".order_id and ${condition})`;

const among = (statuses: readonly string[]) => `o.status in ('${statuses.join("', '")}')`;
const paid = `${among(paidStatuses)} and o.debt = 0`;
const ended = among(endedStatuses);

/** A bonus that goes with a course costs nothing until the course is paid. */
export const withoutUnpaidOrder = literal(`("RelatedLead".order_id is null or ${withOrderThat(paid)})`);
export const withEndedOrder = literal(withOrderThat(ended));
export const withoutEndedOrder = literal(`not ${withOrderThat(ended)}`);
