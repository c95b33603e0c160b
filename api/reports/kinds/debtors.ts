import { chosenOrders, orderFilters, sameOrders } from '../orderFilters.ts';
import type { Asked, Links, Report, Values } from '../report.ts';
import { withinScope } from '../scope.ts';

/** Buyers with unpaid courses, by the ledger; a debt is late from the day after its invoice was due. */
export const debtors: Report = {
  name: 'debtors',
  area: 'stats_finance',
  isOfNow: true,
  filters: orderFilters,
  rowsOf: 'orders.list',
  columns: () => [
    { field: 'order_number', title: 'Заказ', kind: 'text' },
    { field: 'payer', title: 'Плательщик', kind: 'text' },
    { field: 'inn', title: 'ИНН', kind: 'text' },
    { field: 'invoice', title: 'Счёт', kind: 'text' },
    { field: 'due_on', title: 'Срок', kind: 'day' },
    { field: 'late', title: 'Дней просрочки', kind: 'count', isNoTotal: true },
    { field: 'debt', title: 'Долг', kind: 'money' },
    { field: 'to30', title: 'Просрочен до 30 дней', kind: 'money' },
    { field: 'to60', title: '31–60 дней', kind: 'money' },
    { field: 'over60', title: 'Больше 60 дней', kind: 'money' },
    { field: 'credit', title: 'Лимит', kind: 'money', isNoTotal: true },
  ],
  rows: () => owing,
  links: linksOf,
};

const owing = `
  select *, (case when late between 1 and 30 then debt else 0 end)::float8 as to30,
    (case when late between 31 and 60 then debt else 0 end)::float8 as to60,
    (case when late > 60 then debt else 0 end)::float8 as over60
  from (
    select o.id, o.number as order_number, coalesce(f.name, i.payer_name, o.last_name || ' ' || left(o.first_name, 1) || '.') as payer,
      coalesce(f.inn, i.payer_inn) as inn, i.number::text as invoice, i.due_date::text as due_on,
      greatest(0, (now() at time zone 'Europe/Moscow')::date - i.due_date)::float8 as late,
      d.debt::float8 as debt, f.credit_limit::float8 as credit
    from (
      select order_id, sum(sum) as debt from ledger_entries where account = 'BUYER' group by order_id having sum(sum) > 0
    ) d join orders o on o.id = d.order_id
      left join legal_users f on f.id = o.legal_user_id
      left join lateral (
        select number, due_date, payer_name, payer_inn from invoices
        where order_id = o.id and status not in ('CANCELED', 'REJECTED') order by id desc limit 1
      ) i on true
    where ${withinScope} and ${chosenOrders}
  ) owing
  order by late desc, debt desc, id`;

function linksOf(row: Values | null, asked: Asked): Links {
  if (row) return { order_number: { resource: 'orders', filter: {}, id: Number(row.id) } };
  return { debt: { resource: 'orders', filter: { ...sameOrders(asked), has_debt: true } } };
}
