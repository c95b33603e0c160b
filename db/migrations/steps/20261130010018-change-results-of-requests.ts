import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** Who refused was «Подтверждена» with a result that said the opposite. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table manager_requests drop constraint manager_requests_check;
    update manager_requests set status = 'REJECTED' where status = 'CONFIRMED' and result = 'REFUSED';
    alter table manager_requests
      add constraint manager_requests_result check (
        case status
          when 'CONFIRMED' then result is not null
          when 'REJECTED' then result is null or result = 'REFUSED'
          else result is null
        end
      );
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table manager_requests drop constraint manager_requests_result;
    update manager_requests set status = 'CONFIRMED' where status = 'REJECTED' and result = 'REFUSED';
    alter table manager_requests
      add constraint manager_requests_check check ((status = 'CONFIRMED') = (result is not null));
    `,
  );
