import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** The monthly plan that heads of sales compare revenue with. */
export async function up(context: QueryInterface): Promise<void> {
  await inOneTransaction(
    context,
    `insert into settings (key, label, hint, section, is_on, amount, least, most) values
       ('sales_plan', 'План продаж на месяц, ₽', 'С ним сравнивается выручка на главной у руководителей; 0 — плана нет',
        'MONEY', null, 0, 0, 2000000000)`,
  );
}

export async function down(context: QueryInterface): Promise<void> {
  await inOneTransaction(context, `delete from settings where key = 'sales_plan'`);
}
