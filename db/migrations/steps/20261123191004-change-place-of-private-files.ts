import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** A file in a bucket has its size and its digest in columns of its own: those of the bytes are computed, and rewriting them would lock the table. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table private_files
       alter column bytes drop not null, alter column size drop not null, alter column sha256 drop not null,
       add column stored_size integer check (stored_size between 1 and 8388608),
       add column stored_sha256 text check (stored_sha256 ~ '^[0-9a-f]{64}$'),
       add constraint private_files_have_one_place
         check (num_nonnulls(bytes, stored_size) = 1 and num_nonnulls(bytes, stored_sha256) = 1)`,
  );

/** Refused while a file lies in a bucket: it must come back first. */
export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table private_files
       drop column stored_size, drop column stored_sha256,
       alter column bytes set not null, alter column size set not null, alter column sha256 set not null`,
  );
