import type { QueryInterface } from 'sequelize';
import { indexConcurrently, inOneTransaction } from '../sql.ts';

const checks = ['webhooks_merchant_id_fkey', 'webhooks_of_one', 'webhooks_events_of_owner'] as const;

/** A webhook belongs to a centre or to a trading organisation, and has the events of its owner alone. */
export async function up(context: QueryInterface): Promise<void> {
  await inOneTransaction(
    context,
    `delete from webhooks where owner_kind = 'MERCHANT' and owner_id not in (select id from merchants);
     alter table webhooks
       add column merchant_id integer generated always as (case when owner_kind = 'MERCHANT' then owner_id end) stored;
     alter table webhooks
       add constraint webhooks_merchant_id_fkey foreign key (merchant_id) references merchants not valid,
       add constraint webhooks_of_one check (num_nonnulls(center_id, merchant_id) = 1) not valid,
       add constraint webhooks_events_of_owner
         check (case when owner_kind = 'MERCHANT' then events <@ array['lead.created', 'lead.revoked']
           else not events && array['lead.created', 'lead.revoked'] end) not valid;`,
  );
  const ofMerchants = 'webhooks (merchant_id) where merchant_id is not null';
  await indexConcurrently(context, 'webhooks_merchant_id', ofMerchants);
  for (const name of checks)
    await context.sequelize.query(`alter table webhooks validate constraint ${name}`);
}

/** Webhooks of trading organisations had no event before this. */
export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `delete from webhooks where owner_kind = 'MERCHANT';
     alter table webhooks
       drop constraint webhooks_events_of_owner, drop constraint webhooks_of_one, drop column merchant_id;`,
  );
