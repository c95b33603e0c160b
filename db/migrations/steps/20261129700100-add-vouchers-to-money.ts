import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** A payment may be for a certificate, a certificate may pay for an order, and what is left of one is owed by the platform. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table payments add column voucher_id integer references vouchers;
    create unique index payments_one_open_of_voucher on payments (voucher_id)
      where voucher_id is not null and finished_at is null;

    alter table ledger_entries add column voucher_id integer references vouchers;
    create index ledger_entries_by_voucher on ledger_entries (voucher_id) where voucher_id is not null;
    alter table ledger_entries drop constraint ledger_entries_account_check;
    alter table ledger_entries add constraint ledger_entries_account_check check (account in
      ('CARD', 'BANK', 'BUYER', 'CENTER', 'COMMISSION', 'FEE', 'PROMO', 'BONUS', 'OVERPAID', 'MARKETING', 'LATE', 'VOUCHER', 'UNUSED'));
    alter table ledger_entries add constraint ledger_entries_name_their_voucher
      check ((account <> 'VOUCHER') or voucher_id is not null);

    alter table orders add column voucher_sum bigint not null default 0;
    alter table orders add constraint orders_hold_vouchers check (0 <= voucher_sum and voucher_sum <= paid_sum - refunded_sum);
    alter table orders drop constraint orders_payment_kind_check;
    alter table orders add constraint orders_payment_kind_check
      check (payment_kind in ('UNKNOWN', 'INVOICE', 'TINKOFF', 'FREE', 'VOUCHER'));

    alter table refunds add column voucher_sum bigint not null default 0;
    alter table refunds add constraint refunds_to_vouchers
      check (0 <= voucher_sum and voucher_sum <= coalesce(approved_sum, requested_sum));
    alter table refunds drop constraint refunds_route_check;
    alter table refunds add constraint refunds_route_check check (route in ('CARD', 'BANK', 'BALANCE', 'BONUS', 'VOUCHER'));

    alter table consents drop constraint consents_purpose_check;
    alter table consents add constraint consents_purpose_check
      check (purpose in ('REQUEST', 'QUESTION', 'REVIEW', 'ACCOUNT', 'ORDER', 'VOUCHER'));

    insert into settings (key, label, hint, section, amount, least, most) values
      ('voucher_min', 'Подарочный сертификат: от, ₽', 'Меньше этой суммы сертификат не купить', 'MONEY', 1000, 100, 100000),
      ('voucher_max', 'Подарочный сертификат: до, ₽', 'Больше этой суммы сертификат не купить', 'MONEY', 100000, 1000, 1000000),
      ('voucher_months', 'Подарочный сертификат: срок, месяцев', 'Сколько он действует со дня оплаты', 'MONEY', 36, 1, 120);
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    delete from settings where key in ('voucher_min', 'voucher_max', 'voucher_months');
    alter table consents drop constraint consents_purpose_check;
    alter table consents add constraint consents_purpose_check
      check (purpose in ('REQUEST', 'QUESTION', 'REVIEW', 'ACCOUNT', 'ORDER'));
    alter table refunds drop column voucher_sum;
    alter table refunds drop constraint refunds_route_check;
    alter table refunds add constraint refunds_route_check check (route in ('CARD', 'BANK', 'BALANCE', 'BONUS'));
    alter table orders drop column voucher_sum;
    alter table orders drop constraint orders_payment_kind_check;
    alter table orders add constraint orders_payment_kind_check
      check (payment_kind in ('UNKNOWN', 'INVOICE', 'TINKOFF', 'FREE'));
    alter table ledger_entries drop column voucher_id;
    alter table ledger_entries drop constraint ledger_entries_account_check;
    alter table ledger_entries add constraint ledger_entries_account_check check (account in
      ('CARD', 'BANK', 'BUYER', 'CENTER', 'COMMISSION', 'FEE', 'PROMO', 'BONUS', 'OVERPAID', 'MARKETING', 'LATE'));
    alter table payments drop column voucher_id;
    `,
  );
