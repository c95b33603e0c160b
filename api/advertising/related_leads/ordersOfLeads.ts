import { literal } from 'sequelize';

const withOrderThat = (condition: string) =>
  `exists (select from orders o where o.id = "RelatedLead".order_id and ${condition})`;

const paid = `o.status in ('CONFIRMED', 'PARTIAL_REFUNDED') and o.debt = 0`;
const ended = `o.status in ('CANCELED', 'REJECTED', 'REFUNDED')`;

/** A bonus that goes with a course costs nothing until the course is paid. */
export const withoutUnpaidOrder = literal(`("RelatedLead".order_id is null or ${withOrderThat(paid)})`);
export const withEndedOrder = literal(withOrderThat(ended));
