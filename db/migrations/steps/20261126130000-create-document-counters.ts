import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    create table document_counters (
      issuer text not null check (issuer ~ '^(P|C:[0-9]+)$'),
      kind text not null check (kind in ('INVOICE', 'ACT', 'UPD', 'AGENT_REPORT', 'RECONCILIATION', 'QUOTE')),
      year integer not null check (year between 2000 and 2999),
      last integer not null check (last > 0),
      primary key (issuer, kind, year)
    );
    `,
  );

export const down = (context: QueryInterface) => inOneTransaction(context, 'drop table document_counters;');
