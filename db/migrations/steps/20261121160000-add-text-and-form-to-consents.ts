import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table consents
      add column text_hash text check (text_hash ~ '^[0-9a-f]{64}$'),
      add column form text;
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table consents drop column text_hash, drop column form;');
