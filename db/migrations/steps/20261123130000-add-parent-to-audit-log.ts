import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table audit_log add column parent_id bigint references audit_log (id) on delete set null;
    create index audit_log_by_parent on audit_log (parent_id, id) where parent_id is not null;
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table audit_log drop column parent_id;');
