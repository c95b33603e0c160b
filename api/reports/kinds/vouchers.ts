import type { Links, Report, Values } from '../report.ts';

/** The debt of the platform on gift vouchers: prepaid money for courses that are not chosen yet. */
export const vouchers: Report = {
  name: 'vouchers',
  area: 'stats_finance',
  isOfNow: true,
  filters: {},
  rowsOf: 'bonus_accounts.list',
  columns: () => [
    { field: 'name', title: 'Сертификат', kind: 'text' },
    { field: 'paid', title: 'Оплачен', kind: 'day' },
    { field: 'ends', title: 'Действует до', kind: 'day' },
    { field: 'sold', title: 'Продан за', kind: 'money' },
    { field: 'spent', title: 'Потрачено', kind: 'money' },
    { field: 'unused', title: 'Истёк срок', kind: 'money' },
    { field: 'balance', title: 'Остаток', kind: 'money' },
  ],
  rows: () => liability,
  links: linksOf,
};

/** By ledger entries: the part an order returned is not spent. */
const liability = `
  select v.id, '№ ' || v.id as name, to_char(v.paid_at at time zone 'Europe/Moscow', 'YYYY-MM-DD') as paid,
    to_char(v.valid_until at time zone 'Europe/Moscow', 'YYYY-MM-DD') as ends,
    t.sold::float8 as sold, t.spent::float8 as spent, t.unused::float8 as unused, (t.sold - t.spent - t.unused)::float8 as balance
  from vouchers v
    join (
      select voucher_id, sum(sum) filter (where kind = 'SOLD') as sold,
        coalesce(-sum(sum) filter (where kind in ('SPENT', 'RETURNED')), 0) as spent,
        coalesce(-sum(sum) filter (where kind = 'EXPIRED'), 0) as unused
      from voucher_tx group by voucher_id
    ) t on t.voucher_id = v.id
  where $centers::int[] is null and $manager::int is null
  order by balance desc, v.id`;

function linksOf(row: Values | null): Links {
  if (row) return { name: { resource: 'vouchers', filter: {}, id: Number(row.id) } };
  return { balance: { resource: 'vouchers', filter: { has_balance: true } } };
}
