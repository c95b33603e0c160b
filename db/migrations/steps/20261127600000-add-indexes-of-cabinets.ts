import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** Orders that are nobody's yet are looked for by a phone at each sign-in, tickets by the e-mail they went to. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    create index orders_of_nobody_by_phone on orders (phone) where individual_id is null and legal_user_id is null;
    create index order_participants_by_email on order_participants (email) where is_live and email is not null;
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'drop index order_participants_by_email, orders_of_nobody_by_phone;');
