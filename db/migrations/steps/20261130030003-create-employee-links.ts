import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** A company says which of its places belong to one person, where names and contacts do not tell. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    create table employee_links (
      one_id integer not null references order_participants on delete cascade,
      other_id integer not null references order_participants on delete cascade,
      legal_user_id integer not null references legal_users on delete cascade,
      linked_by integer references legal_members on delete set null,
      created_at timestamptz not null default now(),
      primary key (one_id, other_id),
      constraint employee_links_join_two check (one_id < other_id)
    );
    create index employee_links_by_other on employee_links (other_id);
    create index employee_links_of_company on employee_links (legal_user_id);
    `,
  );

export const down = (context: QueryInterface) => inOneTransaction(context, 'drop table employee_links;');
