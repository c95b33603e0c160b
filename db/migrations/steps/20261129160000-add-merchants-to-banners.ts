import type { QueryInterface } from 'sequelize';
import { indexConcurrently, inOneTransaction } from '../sql.ts';

const priced = 'by_weeks = (price_rows is not null) and by_weeks = (total is not null)';
const ofAdvert = 'num_nonnulls(banner_id, pinning_id) = 0';

const rules = {
  banners_by_weeks_priced: [
    'banners',
    `${priced} and (not by_weeks or num_nonnulls(center_id, merchant_id) = 1)`,
  ],
  banners_of_one_owner: ['banners', 'num_nonnulls(center_id, merchant_id) <= 1'],
  invoices_of_one_advert: [
    'invoices',
    `num_nonnulls(banner_id, pinning_id) <= 1 and (${ofAdvert} or purpose = 'TOPUP') and (pinning_id is null or center_id is not null)`,
  ],
} as const;

const former = {
  banners_by_weeks_priced: ['banners', `${priced} and (not by_weeks or center_id is not null)`],
  invoices_of_one_advert: [
    'invoices',
    `num_nonnulls(banner_id, pinning_id) <= 1 and (${ofAdvert} or (purpose = 'TOPUP' and center_id is not null))`,
  ],
} as const;

/** A banner by weeks belongs to a centre or to a trading organisation, and so does the invoice that pays for it. */
export async function up(context: QueryInterface): Promise<void> {
  await inOneTransaction(
    context,
    `alter table banners
       add column if not exists merchant_id integer,
       drop constraint if exists banners_merchant_id_fkey,
       add constraint banners_merchant_id_fkey foreign key (merchant_id) references merchants not valid;
     ${replaced(rules, 'not valid')}`,
  );
  for (const [name, [table]] of Object.entries(rules))
    await context.sequelize.query(`alter table ${table} validate constraint ${name}`);
  await context.sequelize.query('alter table banners validate constraint banners_merchant_id_fkey');
  const sold = 'banners (merchant_id) where merchant_id is not null';
  await indexConcurrently(context, 'banners_by_merchant', sold);
}

/** Refused as a whole once an organisation has bought a banner: nobody would know then whose it is. */
export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `drop trigger if exists report_change on merchants;
     drop function if exists report_change_of_merchants();
     ${replaced(former)}
     alter table banners drop constraint banners_of_one_owner, drop column merchant_id;`,
  );

const replaced = (
  checks: Readonly<Record<string, readonly [table: string, rule: string]>>,
  validity: 'not valid' | '' = '',
): string =>
  Object.entries(checks)
    .map(
      ([name, [table, rule]]) => `alter table ${table} drop constraint if exists ${name};
        alter table ${table} add constraint ${name} check (${rule}) ${validity};`,
    )
    .join('\n');
