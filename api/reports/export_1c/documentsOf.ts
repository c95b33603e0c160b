import type { DocumentLine, Party, Seller } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import type { Period } from '@odonta/db/vocabulary/reports/periods.ts';
import { rowsByCursor } from '../snapshot.ts';

interface Row {
  id: string;
  number: string;
  /** As PostgreSQL writes days. */
  day: string;
  /** Kopecks; for money, outgoing sums are negative. */
  sum: number;
  comment: string | null;
}

/** An invoice, an act or an УПД, as it was issued. */
export interface DocumentRow extends Row {
  kind: 'INVOICE' | 'ACT' | 'UPD';
  due: string | null;
  seller: Seller;
  payer: Party;
  lines: DocumentLine[];
  vat: number | null;
}

/** Money that came to the accounts of the platform, or left them: by the ledger. */
export interface MoneyRow extends Row {
  kind: 'MONEY';
  /** The kind of the ledger transaction: RECEIVED, PAID_BACK, PAID_OUT… */
  deed: string;
  /** Null where it is a person. */
  name: string | null;
  inn: string | null;
  kpp: string | null;
}

export type Export1cRow = DocumentRow | MoneyRow;

/** The accounting documents of a period, in order, many at a time. */
export const documentsOf = ({ from, to }: Period): AsyncGenerator<Export1cRow[]> =>
  rowsByCursor<Export1cRow>(documents, { from, to });

/** Only the platform's: documents that a centre issues in its own name are in its own books. */
const papers = `
  select 'invoice-' || id as id, 'INVOICE' as kind, snapshot->>'number' as number, issue_date::text as day, total::float8 as sum,
    snapshot->>'purpose' as comment, due_date::text as due, snapshot->'seller' as seller, snapshot->'payer' as payer,
    snapshot->'lines' as lines, (snapshot->>'vat')::float8 as vat, null as deed, null as name, null as inn, null as kpp, 1 as place
  from invoices
  where issuer = 'P' and issue_date between $from::date and $to::date and status not in ('CANCELED', 'REJECTED') and deleted_at is null
  union all
  select 'doc-' || id, kind, snapshot->>'number', date::text, total::float8, snapshot->>'basis', null, snapshot->'seller',
    snapshot->'payer', snapshot->'lines', (snapshot->>'vat')::float8, null, null, null, null, 2
  from accounting_docs
  where issuer = 'P' and kind in ('ACT', 'UPD') and number is not null and date between $from::date and $to::date
    and status <> 'CANCELED' and deleted_at is null`;

/** The orders of a payout leave the bank as one payment; all that one transaction booked has one moment. */
const moved = `
  select case when e.payout_id is null then e.deed::text else concat_ws('-', 'payout', e.payout_id, extract(epoch from e.at)) end as key,
    e.account, e.day, min(e.kind) as deed, sum(e.sum) as sum, min(e.order_id) as order_id, e.payout_id,
    min(e.invoice_id) as invoice_id, min(e.center_id) as center_id, min(e.id) as place
  from ledger_entries e
  where e.account in ('BANK', 'CARD') and e.day between $from::date and $to::date
  group by 1, e.account, e.day, e.payout_id, e.at
  having sum(e.sum) <> 0`;

const money = `
  select m.key || '-' || lower(m.account) as id, 'MONEY' as kind, coalesce(y.bank_order_no, o.number, i.number::text, m.place::text) as number,
    m.day::text as day, m.sum::float8 as sum,
    concat_ws(', ', case m.account when 'CARD' then 'по картам' end, 'заказ ' || o.number, 'счёт № ' || i.number, 'выплата № ' || y.number) as comment,
    null::text as due, null::jsonb as seller, null::jsonb as payer, null::jsonb as lines, null::float8 as vat, m.deed,
    case when m.payout_id is not null then coalesce(y.requisites->>'name', c.pay_name, c.name)
      else coalesce(i.payer_name, l.name, case when o.id is null then coalesce(c.pay_name, c.name) end) end as name,
    case when m.payout_id is not null then coalesce(y.requisites->>'inn', c.pay_inn)
      else coalesce(i.payer_inn, l.inn, case when o.id is null then c.pay_inn end) end as inn,
    case when m.payout_id is not null then coalesce(y.requisites->>'kpp', c.pay_kpp)
      when i.id is not null then i.payer_kpp when l.id is not null then l.kpp when o.id is null then c.pay_kpp end as kpp,
    3 as place
  from (${moved}) m
    left join orders o on o.id = m.order_id and m.payout_id is null
    left join payouts y on y.id = m.payout_id
    left join centers c on c.id = m.center_id
    left join legal_users l on l.id = o.legal_user_id
    left join lateral (
      select * from invoices i where i.id = m.invoice_id or (m.invoice_id is null and m.account = 'BANK' and i.order_id = o.id
        and i.status not in ('CANCELED', 'REJECTED'))
      order by i.id desc limit 1
    ) i on true`;

const documents = `select * from (${papers} union all ${money}) documents order by day, place, id`;
