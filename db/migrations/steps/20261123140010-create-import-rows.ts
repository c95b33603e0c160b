import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    create table import_rows (
      task_id integer not null references import_tasks on delete cascade,
      number integer not null check (number > 0),
      cells text[] not null,
      outcome text check (outcome in ('CREATED', 'UPDATED', 'SAME', 'REFUSED', 'UNDONE', 'KEPT')),
      errors jsonb not null default '[]' check (jsonb_typeof(errors) = 'array'),
      record_id integer,
      record_version integer,
      before jsonb check (jsonb_typeof(before) = 'object'),
      primary key (task_id, number),
      check ((outcome is not distinct from 'REFUSED') <= (errors <> '[]'))
    );
    create index import_rows_outcome on import_rows (task_id, outcome, number);
    `,
  );

export const down = (context: QueryInterface) => inOneTransaction(context, 'drop table import_rows;');
