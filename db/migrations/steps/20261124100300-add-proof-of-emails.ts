import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

const tables = ['users', 'legal_members', 'individuals'];

/** Those who were here before are believed: letters have reached them. Another address is another question, whoever writes it. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    create function forget_proof_of_email() returns trigger language plpgsql as $$
    begin
      if new.email_proved_at is not distinct from old.email_proved_at then new.email_proved_at := null; end if;
      return new;
    end $$;
    ${tables
      .map(
        (table) => `
    alter table ${table} add column email_proved_at timestamptz;
    update ${table} set email_proved_at = created_at where email is not null;
    create trigger forget_proof_of_email before update of email on ${table}
      for each row when (new.email is distinct from old.email) execute function forget_proof_of_email();`,
      )
      .join('')}
    alter table one_time_secrets
      drop constraint one_time_secrets_kind_check,
      add constraint one_time_secrets_kind_check check (kind in ('RECOVERY', 'INVITATION', 'PHONE_CODE', 'EMAIL'));
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    delete from one_time_secrets where kind = 'EMAIL';
    alter table one_time_secrets
      drop constraint one_time_secrets_kind_check,
      add constraint one_time_secrets_kind_check check (kind in ('RECOVERY', 'INVITATION', 'PHONE_CODE'));
    ${tables
      .map(
        (table) => `
    drop trigger forget_proof_of_email on ${table};
    alter table ${table} drop column email_proved_at;`,
      )
      .join('')}
    drop function forget_proof_of_email();
    `,
  );
