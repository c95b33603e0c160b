import type { QueryInterface } from 'sequelize';
import { indexConcurrently, inOneTransaction } from '../sql.ts';

const checks = [
  ['marketing_balances', 'marketing_balances_merchant_id_fkey'],
  ['marketing_balances', 'marketing_balances_of_one'],
  ['invoices', 'invoices_merchant_id_fkey'],
  ['invoices', 'invoices_of_one'],
  ['ledger_entries', 'ledger_entries_merchant_id_fkey'],
] as const;

/** A balance belongs to a centre or to a trading organisation, and so do the invoices and the money that fill it. */
export async function up(context: QueryInterface): Promise<void> {
  await inOneTransaction(
    context,
    `alter table marketing_balances
       alter column center_id drop not null,
       add column merchant_id integer,
       add constraint marketing_balances_merchant_id_fkey foreign key (merchant_id) references merchants not valid,
       add constraint marketing_balances_of_one check (num_nonnulls(center_id, merchant_id) = 1) not valid;
     alter table invoices
       alter column center_id drop not null,
       add column merchant_id integer,
       add constraint invoices_merchant_id_fkey foreign key (merchant_id) references merchants not valid,
       add constraint invoices_of_one
         check (num_nonnulls(center_id, merchant_id) = 1 and (merchant_id is null or purpose = 'TOPUP')) not valid;
     alter table ledger_entries
       add column merchant_id integer,
       add constraint ledger_entries_merchant_id_fkey foreign key (merchant_id) references merchants not valid;`,
  );
  await indexConcurrently(
    context,
    'marketing_balances_of_merchants',
    'marketing_balances (merchant_id)',
    'unique',
  );
  await indexConcurrently(
    context,
    'invoices_merchant_id',
    'invoices (merchant_id) where merchant_id is not null',
  );
  for (const [table, name] of checks)
    await context.sequelize.query(`alter table ${table} validate constraint ${name}`);
}

/** Refused once an organisation has an invoice or a balance with entries: neither is ever deleted. */
export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `drop trigger if exists open_merchant_balance on merchants;
     delete from marketing_balances where merchant_id is not null;
     alter table ledger_entries drop column merchant_id;
     alter table invoices drop constraint invoices_of_one, drop column merchant_id, alter column center_id set not null;
     alter table marketing_balances
       drop constraint marketing_balances_of_one, drop column merchant_id, alter column center_id set not null;`,
  );
