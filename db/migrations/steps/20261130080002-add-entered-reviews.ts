import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** A review that staff enter says how it came and who entered it, and never counts as one by a participant's code. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table reviews
      add column source text check (source in ('LETTER', 'CALL', 'PAPER', 'MESSENGER')),
      add column entered_by integer references users,
      add constraint reviews_entered_say_how check ((source is null) = (entered_by is null)),
      add constraint reviews_entered_have_no_code check (source is null or code_id is null),
      add constraint reviews_entered_are_confirmed_by_another
        check (status <> 'CONFIRMED' or moderator_id is distinct from entered_by or entered_by is null);
    create index reviews_by_entering on reviews (entered_by) where entered_by is not null;
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table reviews drop column source, drop column entered_by;');
