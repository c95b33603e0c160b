import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** A centre pins its courses for these prices; what costs nothing is not sold. */
export async function up(context: QueryInterface): Promise<void> {
  await inOneTransaction(
    context,
    `insert into settings (key, label, hint, section, is_on, amount, least, most) values
       ('pinning_price_home', 'Закрепление на главной: цена недели, ₽', 'Новая цена действует для новых покупок; 0 — не продаётся',
        'MONEY', null, 0, 0, 10000000),
       ('pinning_price_type', 'Закрепление в формате: цена недели, ₽', 'Новая цена действует для новых покупок; 0 — не продаётся',
        'MONEY', null, 0, 0, 10000000),
       ('pinning_price_category', 'Закрепление в категории: цена недели, ₽', 'Новая цена действует для новых покупок; 0 — не продаётся',
        'MONEY', null, 0, 0, 10000000)`,
  );
}

export async function down(context: QueryInterface): Promise<void> {
  await inOneTransaction(
    context,
    `delete from settings where key in ('pinning_price_home', 'pinning_price_type', 'pinning_price_category')`,
  );
}
