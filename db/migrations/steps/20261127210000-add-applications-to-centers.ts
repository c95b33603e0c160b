import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** A centre collects its papers by itself, and a manager answers step by step. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
alter table centers
  add column license_file uuid,
  add column contract_number text check (char_length(contract_number) between 1 and 80),
  add column contract_date date,
  add column contract_file uuid,
  add column submitted_at timestamptz,
  -- A manager's remarks, by the step of the application.
  add column step_comments jsonb not null default '{}' check (jsonb_typeof(step_comments) = 'object');
`,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
alter table centers drop column license_file, drop column contract_number, drop column contract_date,
  drop column contract_file, drop column submitted_at, drop column step_comments;
`,
  );
