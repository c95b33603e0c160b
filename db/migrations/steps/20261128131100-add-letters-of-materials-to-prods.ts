import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** Materials may be deleted: the course remembers that its buyers have had a letter today. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table prods add column materials_notified_at timestamptz;
     update prods p set materials_notified_at = m.notified_at
       from (select prod_id, max(notified_at) as notified_at from prod_materials group by prod_id) m
       where m.prod_id = p.id and m.notified_at is not null;`,
  );

export const down = (context: QueryInterface) =>
  context.sequelize.query('alter table prods drop column materials_notified_at');
