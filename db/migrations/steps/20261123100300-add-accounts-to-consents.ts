import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table consents drop constraint consents_purpose_check;
    alter table consents add constraint consents_purpose_check
      check (purpose in ('REQUEST', 'QUESTION', 'REVIEW', 'ACCOUNT'));
    alter table consents drop constraint consents_email_check;
    alter table consents add constraint consents_email_check
      check (email is not null or purpose = 'REVIEW' or (purpose = 'ACCOUNT' and phone is not null));
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    delete from consents where purpose = 'ACCOUNT';
    alter table consents drop constraint consents_purpose_check;
    alter table consents add constraint consents_purpose_check check (purpose in ('REQUEST', 'QUESTION', 'REVIEW'));
    alter table consents drop constraint consents_email_check;
    alter table consents add constraint consents_email_check check (email is not null or purpose = 'REVIEW');
    `,
  );
