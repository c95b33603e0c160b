import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

const allowing = (encodings: string) => `
  alter table bank_files
    drop constraint bank_files_encoding_check,
    add constraint bank_files_encoding_check check (encoding in (${encodings}));`;

/** Statements come as tables too. */
export const up = (context: QueryInterface) =>
  inOneTransaction(context, allowing(`'UTF-8', 'windows-1251', 'ibm866', 'UTF-16', 'XLSX'`));

/** A file stays with the payments it brought: how it was written is told as the nearest of those there were. */
export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `update bank_files set encoding = 'UTF-8' where encoding in ('UTF-16', 'XLSX');
     ${allowing(`'UTF-8', 'windows-1251', 'ibm866'`)}`,
  );
