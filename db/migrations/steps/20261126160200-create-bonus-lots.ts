import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    create table bonus_lots (
      id integer primary key references bonus_tx,
      account_id integer not null references bonus_accounts,
      count integer not null check (count > 0),
      "left" integer not null,
      expires_at timestamptz not null,
      told_days integer check (told_days in (30, 7, 1)),
      constraint bonus_lots_left_within check ("left" between 0 and count)
    );
    create index bonus_lots_of_account on bonus_lots (account_id, expires_at, id) where "left" > 0;
    create index bonus_lots_ending on bonus_lots (expires_at) where "left" > 0;
    `,
  );

export const down = (context: QueryInterface) => inOneTransaction(context, 'drop table bonus_lots;');
