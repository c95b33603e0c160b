import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

const allowing = (kinds: string) => `
  alter table waitlist
    drop constraint waitlist_participation_check,
    add constraint waitlist_participation_check check (participation ~ '^(${kinds})$');`;

/** «any» alone: whichever part of the course has a seat. */
export const up = (context: QueryInterface) =>
  inOneTransaction(context, allowing('main|lecture|practice|any|any:[0-9]+'));

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `delete from waitlist where participation = 'any'; ${allowing('main|lecture|practice|any:[0-9]+')}`,
  );
