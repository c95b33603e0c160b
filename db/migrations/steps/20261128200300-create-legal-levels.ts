import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** Where a company stands, as it was counted last night. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    create table legal_levels (
      legal_user_id integer primary key references legal_users on delete cascade,
      turnover bigint not null check (turnover >= 0),
      percent numeric(3, 1) not null check (percent between 0 and 30),
      counted_at timestamptz not null
    );
    `,
  );

export const down = (context: QueryInterface) => inOneTransaction(context, 'drop table legal_levels;');
