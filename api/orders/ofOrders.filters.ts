import { Order } from '@odonta/db/models';
import Joi from 'joi';
import { literal, Op, type WhereOptions } from 'sequelize';
import { id, seconds } from '../platform/http/validation.ts';
import { anyOf, dayOf } from '../platform/lists/filters.ts';
import type { Filter } from '../platform/lists/listQuery.ts';

/**
 * Filters by properties of the order that a column names, for any list: so the lists behind the numbers of
 * reports are the rows that were counted. As there, the category of a course is its first one.
 */
export function ofOrders(column: 'id' | 'order_id'): Record<string, Filter> {
  const among = (condition: string): WhereOptions => ({
    [column]: {
      [Op.in]: literal(`(select o.id from orders o join prods p on p.id = o.prod_id where ${condition})`),
    },
  });
  const sold = (condition: string) =>
    among(
      `exists (select from ledger_entries e where e.order_id = o.id and e.kind = 'SOLD' and ${condition})`,
    );
  return {
    category_id: { schema: id, where: (value: number) => among(`p.categories[1] = ${Number(value)}`) },
    city_id: { schema: id, where: (value: number) => among(`p.city_id = ${Number(value)}`) },
    channel: {
      schema: Joi.string().trim().max(200),
      where: (value: string) => among(`o.client_target->>'source' = ${escaped(value)}`),
    },
    without: {
      schema: Joi.string().valid(...Object.keys(absences)),
      where: (value: keyof typeof absences) => among(`${absences[value]} is null`),
    },
    sold_from: { schema: seconds, where: (value: number) => sold(`e.day >= ${escaped(dayOf(value))}`) },
    sold_to: { schema: seconds, where: (value: number) => sold(`e.day <= ${escaped(dayOf(value))}`) },
  };
}

/** The owner of the order, where the list itself does not show it. */
export function ownersOfOrders(column: 'order_id'): Record<string, Filter> {
  const of = (owner: string): Filter => ({
    ...anyOf(owner, id),
    where: (values: number[]) => ({
      [column]: {
        [Op.in]: literal(`(select id from orders where ${owner} in (${values.map(Number).join(',')}))`),
      },
    }),
  });
  return { prod_id: of('prod_id'), center_id: of('center_id'), manager_id: of('manager_id') };
}

const absences = {
  manager: 'o.manager_id',
  city: 'p.city_id',
  channel: `nullif(o.client_target->>'source', '')`,
};

function escaped(text: string): string {
  const { sequelize } = Order;
  if (!sequelize) throw new Error('no database is open');
  return sequelize.escape(text);
}
