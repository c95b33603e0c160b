import { Invoice } from '@odonta/db/models';
import { QueryTypes } from 'sequelize';

/** The kinds of records about one and the same money. */
export const paperNames = [
  'orders',
  'invoices',
  'payments',
  'bank_imports',
  'accounting_docs',
  'refunds',
  'payouts',
] as const;
export type PaperName = (typeof paperNames)[number];

const mostOfKind = 50;

/** Records about the money of this one, by kind; the newest of each. */
export async function linksOf(name: PaperName, id: number): Promise<Map<PaperName, number[]>> {
  const { sequelize } = Invoice;
  if (!sequelize) throw new Error('no database is open');
  const rows = await sequelize.query<{ name: PaperName; ids: number[] }>(
    `with invoices_about as (${invoicesOf[name]}),
      orders_about as (${ordersOf[name]} union select order_id from invoices where id in (select id from invoices_about)),
      found as (${found})
    select name, (array_agg(distinct id order by id desc))[1:$2] as ids from found
    where id is not null and not (name = $3 and id = $1) group by name`,
    { bind: [id, mostOfKind, name], type: QueryTypes.SELECT },
  );
  return new Map(rows.map((row) => [row.name, row.ids]));
}

/** The invoices that a record is about. */
const invoicesOf: Readonly<Record<PaperName, string>> = {
  orders: 'select id from invoices where order_id = $1',
  invoices: 'select $1::int as id',
  payments: `select invoice_id as id from bank_matches where payment_id = $1
    union select l.invoice_id from ledger_entries l join payment_parts p on p.order_id = l.order_id
      where p.payment_id = $1 and l.payment_id = $1 and l.invoice_id is not null`,
  bank_imports: 'select invoice_id as id from bank_matches where line_id = $1',
  accounting_docs: 'select invoice_id as id from accounting_docs where id = $1 and invoice_id is not null',
  refunds: 'select i.id from invoices i join refunds r using (order_id) where r.id = $1',
  payouts: 'select null::int as id where false',
};

/** The orders that a record names itself; those of its invoices come besides. */
const ordersOf: Readonly<Record<PaperName, string>> = {
  orders: 'select $1::int as order_id',
  invoices: 'select null::int as order_id where false',
  payments: 'select order_id from payment_parts where payment_id = $1',
  bank_imports: 'select null::int as order_id where false',
  accounting_docs: 'select order_id from accounting_docs where id = $1',
  refunds: 'select order_id from refunds where id = $1',
  payouts: 'select null::int as order_id where false',
};

/** A payment of a known invoice is told from another payment of its order by the ledger. */
const found = `
  select 'orders' as name, order_id as id from orders_about
  union all select 'invoices', id from invoices_about
  union all select 'payments', payment_id from ledger_entries where invoice_id in (select id from invoices_about)
  union all select 'payments', payment_id from payment_parts
    where order_id in (select order_id from orders_about) and not exists (select from invoices_about)
  union all select 'payments', payment_id from payment_parts where order_id = $1 and $3 = 'orders'
  union all select 'bank_imports', line_id from bank_matches where invoice_id in (select id from invoices_about)
  union all select 'accounting_docs', id from accounting_docs
    where invoice_id in (select id from invoices_about) and deleted_at is null
  union all select 'accounting_docs', id from accounting_docs where payout_id = $1 and $3 = 'payouts'
  union all select 'payouts', payout_id from accounting_docs where id = $1 and $3 = 'accounting_docs'
  union all select 'refunds', id from refunds where order_id in (select order_id from orders_about)
  union all select 'payouts', payout_id from payout_lines where order_id in (select order_id from orders_about) and is_live`;
