import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** A date that was opened for those who wait for another: they stand in its line before anybody can book. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    create table extra_dates (
      prod_id integer primary key references prods on delete cascade,
      of_prod_id integer not null references prods on delete cascade,
      created_at timestamptz not null default now(),
      invited_at timestamptz,
      constraint extra_dates_are_others check (prod_id <> of_prod_id)
    );
    create index extra_dates_by_course on extra_dates (of_prod_id);
    alter table waitlist add column from_entry_id integer references waitlist on delete set null;
    create unique index waitlist_from_entry on waitlist (prod_id, from_entry_id) where from_entry_id is not null;
    create index waitlist_kin on waitlist (from_entry_id) where from_entry_id is not null;
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table waitlist drop column from_entry_id;
    drop table extra_dates;
    `,
  );
