import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** Files are kept here and not on a disk: whichever node made one, every node hands it out, and nobody else can. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    create table export_parts (
      task_id integer not null references export_tasks on delete cascade,
      number integer not null check (number >= 0),
      bytes bytea not null,
      primary key (task_id, number)
    );
    alter table export_parts alter column bytes set storage external;
    `,
  );

export const down = (context: QueryInterface) => inOneTransaction(context, 'drop table export_parts;');
