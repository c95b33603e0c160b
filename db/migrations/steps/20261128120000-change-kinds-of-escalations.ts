import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** A review may wait for three decisions, each with a term of its own: its text, the reply and the dispute. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table escalations drop constraint escalations_resource_check;
     alter table escalations add constraint escalations_resource_check check (resource in (
       'manager_requests', 'orders', 'prods', 'prod_revisions', 'reviews', 'review_replies', 'review_disputes'));`,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `delete from escalations where resource in ('reviews', 'review_replies', 'review_disputes');
     alter table escalations drop constraint escalations_resource_check;
     alter table escalations add constraint escalations_resource_check
       check (resource in ('manager_requests', 'orders', 'prods', 'prod_revisions'));`,
  );
