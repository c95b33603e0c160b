import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

const creative = ['url', 'filename', 'filename_mobile', 'alt', 'ad_company', 'ad_inn', 'ad_reg_number'];
const checks = {
  banners_of_categories: 'by_weeks or (slot >= 15) = (category_id is not null)',
  banners_whole_when_shown: `num_nonnulls(${creative.join(', ')}) = 7 or (by_weeks and status <> 'CONFIRMED')`,
  banners_by_weeks_priced:
    'by_weeks = (price_rows is not null) and by_weeks = (total is not null) and (not by_weeks or center_id is not null)',
  banners_sums: 'discount >= 0 and total >= 0 and refunded >= 0 and refunded <= coalesce(total, 0)',
  banners_paid_from: "payment_source in ('BALANCE', 'INVOICE', 'CARD')",
  banners_paid_whole: '(paid_at is null) = (payment_source is null)',
};

/** Banners that a centre buys by weeks: paid first, and with a creative later. */
export async function up(context: QueryInterface): Promise<void> {
  await inOneTransaction(
    context,
    `alter table banners
       ${creative.map((column) => `alter column ${column} drop not null,`).join(' ')}
       add column by_weeks boolean not null default false,
       add column price_rows jsonb,
       add column promo_id integer,
       add column discount bigint not null default 0,
       add column total bigint,
       add column refunded bigint not null default 0,
       add column payment_source text,
       add column paid_at timestamptz,
       add column held_until timestamptz,
       add column submitted_at timestamptz,
       add column staff_refunded_at timestamptz,
       add column mend_until timestamptz,
       add constraint banners_promo_id_fkey foreign key (promo_id) references promo_codes (id) not valid,
       drop constraint banners_of_categories,
       ${Object.entries(checks)
         .map(([name, check]) => `add constraint ${name} check (${check}) not valid`)
         .join(', ')};`,
  );
  for (const name of ['banners_promo_id_fkey', ...Object.keys(checks)])
    await context.sequelize.query(`alter table banners validate constraint ${name}`);
}

/** Refused once a banner has no creative yet, or is of no category; sums, weeks and payments are lost. */
export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table banners
       ${creative.map((column) => `alter column ${column} set not null,`).join(' ')}
       ${Object.keys(checks)
         .map((name) => `drop constraint ${name},`)
         .join(' ')}
       ${['by_weeks', 'price_rows', 'promo_id', 'discount', 'total', 'refunded', 'payment_source']
         .map((name) => `drop column ${name},`)
         .join(' ')}
       drop column paid_at, drop column held_until, drop column submitted_at,
       drop column staff_refunded_at, drop column mend_until,
       add constraint banners_of_categories check ((slot >= 15) = (category_id is not null));`,
  );
