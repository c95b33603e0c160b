import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

const effects = (names: string) => `check (effect in (${names}))`;
const values = (counts: string) =>
  `check (value >= 0 and (effect <> 'PERCENT' or value between 1 and 100) and (effect in (${counts}) or value % 100 = 0))`;
const replaced = (tail: string, names: string, counts: string) =>
  `drop constraint promo_codes_effect_check, add constraint promo_codes_effect_check ${effects(names)}${tail},
   drop constraint promo_codes_check, add constraint promo_codes_check ${values(counts)}${tail}`;

/** Codes lower the price of banners, free weeks of them too; a use belongs to an order or to a banner. */
export async function up(context: QueryInterface): Promise<void> {
  await inOneTransaction(
    context,
    `alter table promo_codes
       add column slot integer,
       add constraint promo_codes_slot_check check (slot is null or (scope = 'BANNER' and slot in (5, 10, 15, 20, 25))) not valid,
       add constraint promo_codes_weeks_of_adverts check (effect <> 'FREE_WEEKS' or (scope <> 'COURSE' and value between 1 and 52)) not valid,
       ${replaced(' not valid', "'PERCENT', 'SUM', 'SET_PRICE', 'FREE_WEEKS'", "'PERCENT', 'FREE_WEEKS'")};
     alter table promo_uses
       alter column order_id drop not null,
       add column banner_id integer,
       add constraint promo_uses_banner_id_fkey foreign key (banner_id) references banners (id) not valid,
       add constraint promo_uses_of_one check (num_nonnulls(order_id, banner_id) = 1) not valid;`,
  );
  for (const name of [
    'promo_codes_slot_check',
    'promo_codes_weeks_of_adverts',
    'promo_codes_effect_check',
    'promo_codes_check',
  ])
    await context.sequelize.query(`alter table promo_codes validate constraint ${name}`);
  for (const name of ['promo_uses_banner_id_fkey', 'promo_uses_of_one'])
    await context.sequelize.query(`alter table promo_uses validate constraint ${name}`);
}

/** Refused once a code gives weeks free, or is used by a banner. */
export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table promo_uses drop constraint promo_uses_of_one, drop column banner_id, alter column order_id set not null;
     alter table promo_codes drop column slot, drop constraint promo_codes_weeks_of_adverts,
       ${replaced('', "'PERCENT', 'SUM', 'SET_PRICE'", "'PERCENT'")};`,
  );
