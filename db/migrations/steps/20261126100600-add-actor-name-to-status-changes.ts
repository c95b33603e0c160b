import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

// Buyers, guests and the house itself are no users, and still it must be told who moved an order.
export const up = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table status_changes add column actor_name text;');

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table status_changes drop column actor_name;');
