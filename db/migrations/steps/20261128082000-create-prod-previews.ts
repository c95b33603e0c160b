import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** Links by which a centre shows what is not published yet: one of a course at a time. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `create table prod_previews (
       prod_id integer primary key references prods on delete cascade,
       token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
       created_by integer references users on delete set null,
       expires_at timestamptz not null,
       created_at timestamptz not null default now()
     );`,
  );

export const down = (context: QueryInterface) => inOneTransaction(context, 'drop table prod_previews;');
