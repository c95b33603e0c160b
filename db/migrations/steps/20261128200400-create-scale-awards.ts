import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** What a company was given for an order, by which row: decided once, and never anew when the scale or the level changes. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    create table scale_awards (
      order_id integer primary key references orders,
      legal_user_id integer not null references legal_users,
      scale_id integer references legal_scales,
      turnover bigint not null check (turnover >= 0),
      net_paid bigint not null check (net_paid >= 0),
      value bigint check (value >= 0),
      percent numeric(3, 1) not null check (percent between 0 and 30),
      expiry_days integer check (expiry_days between 1 and 1095),
      count integer not null check (count >= 0),
      finished_at timestamptz not null,
      decided_at timestamptz not null default now(),
      constraint scale_awards_given_by_something check (count = 0 or expiry_days is not null)
    );
    create index scale_awards_of_company on scale_awards (legal_user_id, finished_at desc);

    create function refuse_change_of_scale_awards() returns trigger language plpgsql as $$
    begin
      raise exception 'what a company was given for an order is decided once' using errcode = '23514';
    end $$;
    create trigger refuse_change before update or delete on scale_awards
      for each row execute function refuse_change_of_scale_awards();
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'drop table scale_awards; drop function refuse_change_of_scale_awards();');
