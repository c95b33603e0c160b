import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table users
      add column ip_allow inet[] not null default '{}',
      add constraint users_ip_allow_is_short check (cardinality(ip_allow) <= 20);
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table users drop column ip_allow;');
