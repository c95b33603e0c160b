import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

const checks = {
  pinnings_bought_whole:
    '(center_id is null) = (total is null) and (center_id is null) = (price_rows is null)',
  pinnings_sums: 'discount >= 0 and total >= 0 and refunded >= 0 and refunded <= coalesce(total, 0)',
  pinnings_paid_from: "payment_source in ('BALANCE', 'INVOICE', 'CARD')",
  pinnings_paid_whole: '(paid_at is null) = (payment_source is null)',
  pinnings_held: "status <> 'PREPARE' or held_until is not null",
  pinnings_paid_when_sold: "center_id is null or paid_at is not null or status in ('PREPARE', 'CANCELED')",
};
const keys = {
  pinnings_center_id_fkey: 'foreign key (center_id) references centers (id)',
  pinnings_promo_id_fkey: 'foreign key (promo_id) references promo_codes (id)',
};

/** Pinnings that a centre buys; those of staff keep no price. */
export async function up(context: QueryInterface): Promise<void> {
  await inOneTransaction(
    context,
    `alter table pinnings
       add column center_id integer,
       add column price_rows jsonb,
       add column promo_id integer,
       add column discount bigint not null default 0,
       add column total bigint,
       add column refunded bigint not null default 0,
       add column payment_source text,
       add column paid_at timestamptz,
       add column held_until timestamptz,
       add column staff_refunded_at timestamptz,
       ${[
         ...Object.entries(keys).map(([name, key]) => `add constraint ${name} ${key} not valid`),
         ...Object.entries(checks).map(
           ([name, check]) => `add constraint ${name} check (${check}) not valid`,
         ),
       ].join(', ')};`,
  );
  for (const name of [...Object.keys(keys), ...Object.keys(checks)])
    await context.sequelize.query(`alter table pinnings validate constraint ${name}`);
}

/** Prices and payments of pinnings are lost. */
export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table pinnings
       ${[
         ...['center_id', 'price_rows', 'promo_id', 'discount', 'total', 'refunded', 'payment_source'],
         ...['paid_at', 'held_until', 'staff_refunded_at'],
       ]
         .map((name) => `drop column ${name}`)
         .join(', ')};`,
  );
