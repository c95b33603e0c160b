import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

const ofOne = (columns: string) =>
  `drop constraint promo_uses_of_one, add constraint promo_uses_of_one check (num_nonnulls(${columns}) = 1)`;

/** A use of a code belongs to an order, a banner or a pinning. */
export async function up(context: QueryInterface): Promise<void> {
  await inOneTransaction(
    context,
    `alter table promo_uses
       add column pinning_id integer,
       add constraint promo_uses_pinning_id_fkey foreign key (pinning_id) references pinnings (id) not valid,
       ${ofOne('order_id, banner_id, pinning_id')} not valid;`,
  );
  for (const name of ['promo_uses_pinning_id_fkey', 'promo_uses_of_one'])
    await context.sequelize.query(`alter table promo_uses validate constraint ${name}`);
}

/** Refused once a pinning has used a code. */
export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table promo_uses ${ofOne('order_id, banner_id')}, drop column pinning_id;`,
  );
