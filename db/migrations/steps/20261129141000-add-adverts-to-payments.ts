import type { QueryInterface } from 'sequelize';
import { dropIndexes, indexConcurrently, inOneTransaction } from '../sql.ts';

const tables = ['payments', 'invoices'] as const;
const goods = ['banner', 'pinning'] as const;

const rules = {
  payments: 'num_nonnulls(voucher_id, banner_id, pinning_id) <= 1',
  invoices: `num_nonnulls(banner_id, pinning_id) <= 1
    and (num_nonnulls(banner_id, pinning_id) = 0 or (purpose = 'TOPUP' and center_id is not null))`,
} as const;

/** A card or an invoice that pays an advert tops up the balance of its centre, and names the advert. */
export async function up(context: QueryInterface): Promise<void> {
  await inOneTransaction(
    context,
    tables
      .map(
        (table) => `alter table ${table}
          add column banner_id integer,
          add column pinning_id integer,
          add constraint ${table}_banner_id_fkey foreign key (banner_id) references banners not valid,
          add constraint ${table}_pinning_id_fkey foreign key (pinning_id) references pinnings not valid,
          add constraint ${table}_of_one_advert check (${rules[table]}) not valid;`,
      )
      .join('\n'),
  );
  for (const table of tables)
    for (const name of ['banner_id_fkey', 'pinning_id_fkey', 'of_one_advert'])
      await context.sequelize.query(`alter table ${table} validate constraint ${table}_${name}`);
  for (const good of goods) {
    const attempts = `payments (${good}_id) where ${good}_id is not null and finished_at is null`;
    await indexConcurrently(context, `payments_one_open_of_${good}`, attempts, 'unique');
    await indexConcurrently(
      context,
      `payments_of_${good}`,
      `payments (${good}_id) where ${good}_id is not null`,
    );
    const issued = `invoices (${good}_id) where ${good}_id is not null and status <> 'CANCELED' and status <> 'REJECTED'`;
    await indexConcurrently(context, `invoices_one_of_${good}`, issued, 'unique');
  }
}

export async function down(context: QueryInterface): Promise<void> {
  await dropIndexes(
    context,
    goods.flatMap((good) => [
      `payments_one_open_of_${good}`,
      `payments_of_${good}`,
      `invoices_one_of_${good}`,
    ]),
  );
  await inOneTransaction(
    context,
    tables
      .map(
        (table) =>
          `alter table ${table} drop constraint ${table}_of_one_advert, drop column banner_id, drop column pinning_id;`,
      )
      .join('\n'),
  );
}
