import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** What a search of requests looks through: without this, a request without e-mail would have no words at all. */
const words = (email: string) => `
    alter table manager_requests drop column words;
    alter table manager_requests add column words text not null
      generated always as (lower(name || E'\\n' || phone || E'\\n' || ${email} || E'\\n' || city)) stored;
    create index manager_requests_by_words on manager_requests using gin (words gin_trgm_ops);`;

/** Who calls may have no e-mail: staff write down the phone, and a receipt goes there. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table manager_requests alter column email drop not null;
    ${words(`coalesce(email, '')`)}
    alter table orders alter column email drop not null;
    alter table invoices alter column email drop not null;
    alter table accounting_docs alter column email drop not null;
    alter table receipts alter column email drop not null,
      add constraint receipts_reach_somebody check (email is not null or phone is not null);
    alter table consents drop constraint consents_email_check;
    alter table consents add constraint consents_email_check
      check (email is not null or purpose = 'REVIEW' or (purpose in ('ACCOUNT', 'REQUEST', 'ORDER') and phone is not null));
    `,
  );

/** What had no e-mail gets one that reaches nobody. */
const unknown = `'unknown@invalid'`;

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    update consents set email = ${unknown} where email is null and purpose in ('REQUEST', 'ORDER');
    alter table consents drop constraint consents_email_check;
    alter table consents add constraint consents_email_check
      check (email is not null or purpose = 'REVIEW' or (purpose = 'ACCOUNT' and phone is not null));
    update receipts set email = ${unknown} where email is null;
    alter table receipts drop constraint receipts_reach_somebody, alter column email set not null;
    update accounting_docs set email = ${unknown} where email is null;
    alter table accounting_docs alter column email set not null;
    update invoices set email = ${unknown} where email is null;
    alter table invoices alter column email set not null;
    update orders set email = ${unknown} where email is null;
    alter table orders alter column email set not null;
    update manager_requests set email = ${unknown} where email is null;
    ${words('email')}
    alter table manager_requests alter column email set not null;
    `,
  );
