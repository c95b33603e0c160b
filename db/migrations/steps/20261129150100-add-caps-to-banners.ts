import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table banners add column is_capped boolean not null default false');

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table banners drop column is_capped');
