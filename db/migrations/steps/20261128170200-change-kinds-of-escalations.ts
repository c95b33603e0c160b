import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

const former = `'manager_requests', 'orders', 'prods', 'prod_revisions', 'reviews', 'review_replies', 'review_disputes'`;

/** Proposed articles wait for editors, too. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table escalations drop constraint escalations_resource_check;
     alter table escalations add constraint escalations_resource_check
       check (resource in (${former}, 'articles'));`,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `delete from escalations where resource = 'articles';
     alter table escalations drop constraint escalations_resource_check;
     alter table escalations add constraint escalations_resource_check check (resource in (${former}));`,
  );
