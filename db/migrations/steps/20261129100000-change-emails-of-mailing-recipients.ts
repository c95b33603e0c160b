import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** The addresses of an old mailing are forgotten, while its figures stay. */
export async function up(context: QueryInterface): Promise<void> {
  await inOneTransaction(
    context,
    `alter table mailing_recipients alter column email drop not null,
       add constraint mailing_recipients_forgotten check (email is not null or state not in ('QUEUED', 'SENDING')) not valid;`,
  );
  await context.sequelize.query(
    'alter table mailing_recipients validate constraint mailing_recipients_forgotten',
  );
}

/** A forgotten address does not come back: another one, of nobody, stands for it. */
export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `update mailing_recipients set email = 'forgotten-' || id where email is null;
     alter table mailing_recipients drop constraint mailing_recipients_forgotten, alter column email set not null;`,
  );
