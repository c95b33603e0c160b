import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
alter table prods add column online_link text check (online_link ~ '^https://[^[:space:]]+$' and char_length(online_link) <= 500);
-- The last link that this participant got: another one is sent again.
alter table order_participants add column sent_link text;
`,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    'alter table prods drop column online_link; alter table order_participants drop column sent_link',
  );
