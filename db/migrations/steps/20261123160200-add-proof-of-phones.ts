import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table individuals
      add column phone_proved_at timestamptz,
      add constraint individuals_proof_of_some_phone check (phone_proved_at is null or phone is not null);
    update individuals set phone_proved_at = created_at where phone is not null and password_hash is null;
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table individuals
      drop constraint individuals_proof_of_some_phone,
      drop column phone_proved_at;
    `,
  );
