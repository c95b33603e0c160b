import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** For how much a member may order in a month; without it, for as much as he likes. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table legal_members add column month_limit bigint
      check (month_limit is null or (month_limit > 0 and month_limit % 100 = 0 and role = 'BUYER'));
    create index orders_by_legal_member on orders (legal_member_id, created_at) where legal_member_id is not null;
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    'drop index orders_by_legal_member; alter table legal_members drop column month_limit;',
  );
