import type { InvariantName } from '@odonta/db/vocabulary/invariants.ts';

/** Orders whose column is not the sum that is expected of them. */
const ordersOtherThan = (column: 'paid_sum' | 'refunded_sum', sums: string) => `
    select o.id as record_id, o.number as ref, coalesce(s.sum, 0) as expected, o.${column} as actual
    from orders o left join (${sums}) s on s.order_id = o.id
    where o.${column} <> coalesce(s.sum, 0)`;

/** Each answers with the rows that break it: `record_id`, `ref`, `expected`, `actual`. Sums are kopecks. */
export const moneyInvariants = {
  LEDGER_DEED: `
    select min(order_id) as record_id, 'проводка ' || deed as ref, 0 as expected, sum(sum) as actual
    from ledger_entries group by deed having sum(sum) <> 0`,

  // A sold order is owed as far as it is a debt; for one not sold, the buyer is owed his payments less refunds.
  BUYER_ACCOUNT: `
    select id as record_id, number as ref, expected, actual from (
      select o.id, o.number, coalesce(b.sum, 0) as actual,
        case when o.status in ('CONFIRMED', 'PARTIAL_REFUNDED') then o.debt else o.refunded_sum - o.paid_sum end as expected
      from orders o left join (
        select order_id, sum(sum) as sum from ledger_entries where account = 'BUYER' group by order_id
      ) b on b.order_id = o.id
    ) held where expected <> actual`,

  ORDER_PAID: ordersOtherThan(
    'paid_sum',
    `select order_id, -sum(sum) as sum from ledger_entries
      where account = 'BUYER' and kind in ('RECEIVED', 'MOVED') group by order_id`,
  ),

  ORDER_REFUNDED: ordersOtherThan(
    'refunded_sum',
    `select order_id, sum(approved_sum) as sum from refunds
      where status = 'FINISHED' and source = 'ORDER' group by order_id`,
  ),

  REFUND_BOOKED: ordersOtherThan(
    'refunded_sum',
    `select order_id, sum(sum) as sum from ledger_entries
      where account = 'BUYER' and kind = 'PAID_BACK' group by order_id`,
  ),

  PAYMENT_BOOKED: `
    select part.order_id as record_id, 'платёж ' || p.id as ref, p.captured_sum as expected, coalesce(e.sum, 0) as actual
    from payments p
      left join lateral (select min(order_id) as order_id from payment_parts where payment_id = p.id) part on true
      left join (
        select payment_id, sum(sum) as sum from ledger_entries
        where account in ('CARD', 'BANK') and payment_id is not null group by payment_id
      ) e on e.payment_id = p.id
    where p.captured_sum <> coalesce(e.sum, 0)`,

  CONFIRMED_UNPAID: `
    select o.id as record_id, o.number as ref, o.total as expected, coalesce(e.sum, 0) + o.debt as actual
    from orders o left join (
      select order_id, -sum(sum) as sum from ledger_entries
      where account = 'BUYER' and kind in ('RECEIVED', 'MOVED') group by order_id
    ) e on e.order_id = o.id
    where o.status = 'CONFIRMED' and coalesce(e.sum, 0) + o.debt < o.total`,

  TWO_ATTEMPTS: `
    select o.id as record_id, o.number as ref, 1 as expected, count(*) as actual
    from payment_parts p join orders o on o.id = p.order_id
    where p.is_open group by o.id having count(*) > 1`,

  INVOICE_PAID: `
    select i.id as record_id, 'счёт № ' || i.number as ref, coalesce(e.sum, 0) as expected, i.paid_sum as actual
    from invoices i left join (
      select invoice_id, sum(sum) as sum from ledger_entries
      where account in ('CARD', 'BANK') and invoice_id is not null group by invoice_id
    ) e on e.invoice_id = i.id
    where i.paid_sum <> coalesce(e.sum, 0)`,

  PAYOUT_TWICE: `
    select o.id as record_id, o.number as ref, 1 as expected, count(*) as actual
    from payout_lines l join orders o on o.id = l.order_id
    where l.is_live and l.kind = 'SALE' group by o.id having count(*) > 1`,

  NUMBER_GAPS: `
    select null::integer as record_id,
      case c.kind when 'INVOICE' then 'счета' when 'ACT' then 'акты' when 'UPD' then 'УПД'
        when 'AGENT_REPORT' then 'отчёты агента' when 'QUOTE' then 'предложения' else 'акты сверки' end || ' ' || c.year || ' года, '
        || case c.issuer when 'P' then 'площадка' else 'центр ' || substr(c.issuer, 3) end as ref,
      c.last as expected, count(distinct n.number) as actual
    from document_counters c left join (
      select issuer, 'INVOICE' as kind, year, number from invoices
      union all select issuer, kind, year, number from accounting_docs where number is not null
      union all select issuer, 'QUOTE', year, number from legal_quotes
    ) n using (issuer, kind, year)
    where c.kind in ('INVOICE', 'ACT', 'UPD', 'AGENT_REPORT', 'RECONCILIATION', 'QUOTE')
    group by c.issuer, c.kind, c.year
    having count(distinct n.number) <> c.last or max(n.number) <> c.last`,
} as const satisfies Partial<Record<InvariantName, string>>;
