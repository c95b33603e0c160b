import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table import_tasks add column deleted_at timestamptz;');

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    delete from import_tasks where deleted_at is not null;
    alter table import_tasks drop column deleted_at;
    `,
  );
