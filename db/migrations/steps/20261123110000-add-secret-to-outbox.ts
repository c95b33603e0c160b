import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

// The text of a letter is searched, listed and shown; what only its reader may know stands apart and is put in on sending.
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table outbox
      add column secret text,
      add check (secret is null or (length(secret) between 4 and 500 and position('{secret}' in text) > 0));
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table outbox drop column secret;');
