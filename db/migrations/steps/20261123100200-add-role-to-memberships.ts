import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table user_memberships
      add column role text not null default 'OWNER'
        check (role in ('OWNER', 'EDITOR', 'ORDERS', 'ACCOUNTANT', 'CHECK_IN'));
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table user_memberships drop column role;');
