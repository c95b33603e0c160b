import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/**
 * A hundred thousand requests by whatever their list is narrowed and sorted by. Each index holds the status as well, so
 * that the tabs are counted without the table; what may be empty has two, since the empty come last both ways.
 * `words` is what a search looks through, already in small letters: folding four columns of each row found took most of it.
 */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table manager_requests add column words text not null
      generated always as (lower(name || E'\\n' || phone || E'\\n' || email || E'\\n' || city)) stored;
    drop index manager_requests_by_manager, manager_requests_by_center, manager_requests_by_prod,
      manager_requests_by_creation, manager_requests_by_status;
    create index manager_requests_by_words on manager_requests using gin (words gin_trgm_ops);
    ${sorted.map(([name, column]) => indexOf(name, column, '')).join('')}
    ${sorted
      .filter(([, , isNullable]) => isNullable)
      .map(([name, column]) => indexOf(`${name}_backwards`, column, 'desc nulls last'))
      .join('')}
    create index manager_requests_by_center on manager_requests (center_id, id) include (status) where deleted_at is null;
    create index manager_requests_by_status on manager_requests (status, id) where deleted_at is null;
    create index manager_requests_living on manager_requests (id) include (status) where deleted_at is null;
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    drop index manager_requests_living, manager_requests_by_status, manager_requests_by_center, manager_requests_by_words,
      ${sorted.flatMap(([name, , isNullable]) => (isNullable ? [name, `${name}_backwards`] : [name])).map((name) => `manager_requests_${name}`)};
    alter table manager_requests drop column words;
    create index manager_requests_by_status on manager_requests (status, id desc) where deleted_at is null;
    create index manager_requests_by_manager on manager_requests (manager_id, status);
    create index manager_requests_by_center on manager_requests (center_id, status);
    create index manager_requests_by_prod on manager_requests (prod_id, id) where deleted_at is null;
    create index manager_requests_by_creation on manager_requests (created_at, id) where deleted_at is null;
    `,
  );

const sorted: [name: string, column: string, isNullable: boolean][] = [
  ['by_creation', 'created_at', false],
  ['by_name', 'name', false],
  ['by_city', 'city', false],
  ['by_term', 'sla_due_at', true],
  ['by_next_contact', 'next_contact_at', true],
  ['by_manager', 'manager_id', true],
  ['by_prod', 'prod_id', true],
];

const indexOf = (name: string, column: string, order: string) => `
  create index manager_requests_${name} on manager_requests (${column} ${order}, id ${order && 'desc'}) include (status)
    where deleted_at is null;`;
