import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    'alter table order_participants add column is_written_to boolean not null default true;',
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table order_participants drop column is_written_to;');
