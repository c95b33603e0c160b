import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table manager_requests
      add column client_target_first jsonb not null default '{}' check (jsonb_typeof(client_target_first) = 'object');
    alter table director_questions
      add column client_target jsonb not null default '{}' check (jsonb_typeof(client_target) = 'object'),
      add column client_target_first jsonb not null default '{}' check (jsonb_typeof(client_target_first) = 'object');
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table manager_requests drop column client_target_first;
    alter table director_questions drop column client_target, drop column client_target_first;
    `,
  );
