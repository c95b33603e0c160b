import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** A company goes by its scale, else by that for all; a percentage of its own goes before both until its last day. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table legal_users
      add column scale_id integer references legal_scales,
      add column personal_percent numeric(3, 1) check (personal_percent between 0 and 30),
      add column personal_until date,
      add constraint legal_users_personal_ends check ((personal_percent is null) = (personal_until is null));
    create index legal_users_by_scale on legal_users (scale_id) where scale_id is not null;
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    'alter table legal_users drop column scale_id, drop column personal_percent, drop column personal_until;',
  );
