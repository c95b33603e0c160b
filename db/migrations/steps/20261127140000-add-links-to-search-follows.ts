import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** A link in each letter about new courses ends them without signing in, also by the button of a mail client. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table search_follows add column token text not null unique
       default substr(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 1, 32)
       check (token ~ '^[A-Za-z0-9_-]{32}$');
     alter table outbox add column unsubscribe_path text;`,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table search_follows drop column token;
     alter table outbox drop column unsubscribe_path;`,
  );
