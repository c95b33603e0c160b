import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

const replaced = (check: string, tail: string) =>
  `alter table related_leads
     drop constraint related_leads_canceled,
     add constraint related_leads_canceled check (status <> 'CANCELED' or ${check})${tail};`;

/** A lead that was given with an order ends with it too, and its person stays until he withdraws. */
export async function up(context: QueryInterface): Promise<void> {
  await inOneTransaction(context, replaced('revoked_at is not null or order_id is not null', ' not valid'));
  await context.sequelize.query('alter table related_leads validate constraint related_leads_canceled');
}

/** Refused once a lead has ended with its order. */
export const down = (context: QueryInterface) =>
  inOneTransaction(context, replaced('revoked_at is not null', ''));
