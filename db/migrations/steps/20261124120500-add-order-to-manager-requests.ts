import type { QueryInterface } from 'sequelize';
import { addIndexes, dropIndexes, inOneTransaction } from '../sql.ts';

/** The order a request ended in. A client who was not reached is one of an open request, so that status may have a result. */
export async function up(context: QueryInterface): Promise<void> {
  await inOneTransaction(
    context,
    `alter table manager_requests
       add column order_id integer references orders (id),
       drop constraint manager_requests_result,
       add constraint manager_requests_result check (
         case status
           when 'CONFIRMED' then result is not null
           when 'REJECTED' then result is null or result = 'REFUSED'
           when 'CREATED' then result is null or result = 'NO_ANSWER'
           else result is null
         end)`,
  );
  await addIndexes(context, added);
}

export async function down(context: QueryInterface): Promise<void> {
  await dropIndexes(context, Object.keys(added));
  await inOneTransaction(
    context,
    `update manager_requests set result = null where status = 'CREATED';
     alter table manager_requests
       drop column order_id,
       drop constraint manager_requests_result,
       add constraint manager_requests_result check (
         case status
           when 'CONFIRMED' then result is not null
           when 'REJECTED' then result is null or result = 'REFUSED'
           else result is null
         end)`,
  );
}

const added = {
  manager_requests_by_order: 'manager_requests (order_id) where order_id is not null',
  manager_requests_by_next_contact:
    "manager_requests (next_contact_at) where status = 'CREATED' and deleted_at is null",
};
