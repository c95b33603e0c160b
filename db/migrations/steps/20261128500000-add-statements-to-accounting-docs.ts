import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** Papers over a period stand beside those over an invoice, under the same numbers and the same moves. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table accounting_docs
      alter column invoice_id drop not null,
      alter column order_id drop not null,
      alter column center_id drop not null,
      drop constraint accounting_docs_kind_check,
      drop constraint accounting_docs_total_check,
      add constraint accounting_docs_kind_check check (kind in ('ACT', 'UPD', 'AGENT_REPORT', 'RECONCILIATION')),
      add column period_from date,
      add column period_to date,
      add column payout_id integer references payouts,
      add constraint accounting_docs_are_of_a_sale_or_a_period check (case kind
        when 'AGENT_REPORT' then invoice_id is null and order_id is null and period_from <= period_to
          and center_id is not null and legal_user_id is null
        when 'RECONCILIATION' then invoice_id is null and order_id is null and period_from <= period_to
          and num_nonnulls(center_id, legal_user_id) = 1 and payout_id is null
        else num_nulls(invoice_id, order_id, center_id) = 0 and total > 0
          and num_nonnulls(period_from, period_to, payout_id) = 0 end);
    create unique index accounting_docs_one_of_a_payout on accounting_docs (payout_id) where status <> 'CANCELED';
    create unique index accounting_docs_one_of_a_period
      on accounting_docs (kind, (coalesce(center_id, 0)), (coalesce(legal_user_id, 0)), period_from, period_to)
      where status <> 'CANCELED' and period_from is not null and payout_id is null;
    create index accounting_docs_by_legal_user on accounting_docs (legal_user_id, id desc);
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    delete from accounting_docs where kind in ('AGENT_REPORT', 'RECONCILIATION');
    delete from document_counters where kind in ('AGENT_REPORT', 'RECONCILIATION');
    drop index accounting_docs_by_legal_user;
    drop index accounting_docs_one_of_a_period;
    drop index accounting_docs_one_of_a_payout;
    alter table accounting_docs
      drop constraint accounting_docs_are_of_a_sale_or_a_period,
      drop column payout_id,
      drop column period_to,
      drop column period_from,
      drop constraint accounting_docs_kind_check,
      add constraint accounting_docs_kind_check check (kind in ('ACT', 'UPD')),
      add constraint accounting_docs_total_check check (total > 0),
      alter column invoice_id set not null,
      alter column order_id set not null,
      alter column center_id set not null;
    `,
  );
