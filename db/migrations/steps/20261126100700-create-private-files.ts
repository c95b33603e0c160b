import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** Papers of people: no disk of a node, and no address by which anybody might ask for them. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    create table private_files (
      id uuid primary key,
      kind text not null check (kind ~ '^[A-Z][A-Z_]{2,39}$'),
      mime text not null check (mime in ('application/pdf', 'image/jpeg', 'image/png')),
      bytes bytea not null check (length(bytes) between 1 and 8388608),
      size integer not null generated always as (length(bytes)) stored,
      sha256 text not null generated always as (encode(sha256(bytes), 'hex')) stored,
      delete_after timestamptz,
      created_at timestamptz not null default now()
    );
    alter table private_files alter column bytes set storage external;
    create index private_files_by_end on private_files (delete_after) where delete_after is not null;
    `,
  );

export const down = (context: QueryInterface) => inOneTransaction(context, 'drop table private_files;');
