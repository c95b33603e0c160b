import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table prods
      add column requires_confirmation boolean not null default false,
      add column payment_methods text[] not null default '{CARD,INVOICE,FREE}'
        check (cardinality(payment_methods) > 0 and payment_methods <@ array['CARD', 'INVOICE', 'FREE']),
      add column hold_minutes integer not null default 20 check (hold_minutes between 10 and 60),
      add column invoice_days integer not null default 5 check (invoice_days between 1 and 15),
      add column refund_policy jsonb not null default
        '[{"days_before": 14, "percent": 100}, {"days_before": 7, "percent": 50}, {"days_before": 0, "percent": 0}]',
      add column reprice_on_reduction text not null default 'KEEP' check (reprice_on_reduction in ('KEEP', 'RECALC')),
      add column waitlist_hours integer not null default 24 check (waitlist_hours between 2 and 72),
      add column replace_hours integer default 24 check (replace_hours between 0 and 720);

    alter table prod_prices
      add column participation text check (participation ~ '^(main|lecture|practice|any:[0-9]+)$'),
      add column seats_limit integer check (seats_limit > 0),
      add column is_active boolean not null default true;

    alter table centers
      add column invoices_by text not null default 'PLATFORM' check (invoices_by in ('PLATFORM', 'CENTER')),
      add column shop_code text;
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table centers drop column invoices_by, drop column shop_code;
    alter table prod_prices drop column participation, drop column seats_limit, drop column is_active;
    alter table prods
      drop column requires_confirmation, drop column payment_methods, drop column hold_minutes,
      drop column invoice_days, drop column refund_policy, drop column reprice_on_reduction,
      drop column waitlist_hours, drop column replace_hours;
    `,
  );
