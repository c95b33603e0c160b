import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** What staff sort, narrow and search years of entries and requests by. Names without a value come last, so both ways of sorting by them need an index. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    create index audit_log_by_resource on audit_log (resource, id);
    create index audit_log_by_action on audit_log (action, id);
    create index audit_log_by_name on audit_log (actor_name, id);
    create index audit_log_by_name_backwards on audit_log (actor_name desc nulls last, id desc);
    create index audit_log_by_words on audit_log using gin
      (actor_name gin_trgm_ops, action gin_trgm_ops, resource gin_trgm_ops, record_id gin_trgm_ops);

    create index manager_requests_by_prod on manager_requests (prod_id, id) where deleted_at is null;
    create index manager_requests_by_creation on manager_requests (created_at, id) where deleted_at is null;
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    drop index manager_requests_by_creation, manager_requests_by_prod;
    drop index audit_log_by_words, audit_log_by_name_backwards, audit_log_by_name, audit_log_by_action, audit_log_by_resource;
    `,
  );
