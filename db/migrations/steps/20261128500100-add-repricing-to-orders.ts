import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** What was agreed when the order was booked holds, whatever becomes of the course since. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table orders add column repricing text not null default 'KEEP' check (repricing in ('KEEP', 'RECALC'));
    update orders o set repricing = p.reprice_on_reduction from prods p
      where p.id = o.prod_id and p.reprice_on_reduction <> 'KEEP';
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table orders drop column repricing;');
