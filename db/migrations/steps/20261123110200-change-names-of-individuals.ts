import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

// Whoever comes in by a code has told his phone and nothing else yet.
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table individuals
      drop constraint individuals_last_name_check,
      drop constraint individuals_first_name_check,
      add constraint individuals_last_name_check check (last_name = '' or char_length(last_name) between 2 and 100),
      add constraint individuals_first_name_check check (first_name = '' or char_length(first_name) between 2 and 100);
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    update individuals set last_name = 'Без имени' where last_name = '';
    update individuals set first_name = 'Без имени' where first_name = '';
    alter table individuals
      drop constraint individuals_last_name_check,
      drop constraint individuals_first_name_check,
      add constraint individuals_last_name_check check (char_length(last_name) between 2 and 100),
      add constraint individuals_first_name_check check (char_length(first_name) between 2 and 100);
    `,
  );
