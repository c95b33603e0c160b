import type { InvariantName } from '@odonta/db/vocabulary/invariants.ts';

/** The ids of the rows that the faults are injected into. */
export interface Planted {
  sold: number;
  held: number;
  prod: number;
  promo: number;
  bonus: number;
  invoice: number;
  marketing: number;
  voucher: number;
  payouts: [number, number];
}

/** SQL that breaks each invariant, past everything that would refuse it: the constraints and triggers are removed first. */
export const faultOf = (world: Planted): Record<InvariantName, string> => ({
  LEDGER_DEED: `
    alter table ledger_entries disable trigger user;
    update ledger_entries set sum = sum + 1 where id =
      (select min(id) from ledger_entries where order_id = ${world.sold} and account = 'COMMISSION')`,
  BUYER_ACCOUNT: `update orders set debt = 100 where id = ${world.sold}`,
  ORDER_PAID: `update orders set paid_sum = paid_sum + 100 where id = ${world.sold}`,
  ORDER_REFUNDED: `update orders set refunded_sum = 100 where id = ${world.sold}`,
  REFUND_BOOKED: `
    update orders set refunded_sum = 100 where id = ${world.sold};
    insert into refunds (order_id, reason, keep_sum, recalc_sum, requested_sum, approved_sum, route, asked_kind, status)
    values (${world.sold}, 'OTHER', 100, 100, 100, 100, 'BANK', 'BUYER', 'FINISHED')`,
  PAYMENT_BOOKED: `
    insert into payments (method, sum, captured_sum, status) values ('CARD', 100, 100, 'CONFIRMED');
    insert into payment_parts (payment_id, order_id, sum, is_open)
    values ((select max(id) from payments), ${world.sold}, 100, false)`,
  CONFIRMED_UNPAID: `
    alter table orders drop constraint orders_are_confirmed_paid;
    update orders set status = 'CONFIRMED' where id = ${world.held}`,
  TWO_ATTEMPTS: `
    drop index payment_parts_one_open;
    insert into payments (method, sum) values ('CARD', 100), ('CARD', 100);
    insert into payment_parts (payment_id, order_id, sum)
    select id, ${world.held}, 100 from payments order by id desc limit 2`,
  SEATS_TAKEN: `update seat_pools set taken = taken + 1 where prod_id = ${world.prod}`,
  SEATS_PEOPLE: `update order_participants set is_live = false where order_id = ${world.sold}`,
  SEATS_MIRROR: `update prods set seats_taken = seats_taken + 1 where id = ${world.prod}`,
  BONUS_DRIFT: `update bonus_accounts set balance = balance + 1 where id = ${world.bonus}`,
  BONUS_CAUSES: `
    insert into bonus_tx (account_id, kind, is_add, count, state, source_type, source_id, available_at, expires_at)
    values (${world.bonus}, 'EARN', true, 5, 'PENDING', 'referral', 1, now() + interval '1 day', now() + interval '2 days');
    update bonus_accounts set pending = pending + 5 where id = ${world.bonus}`,
  PROMO_USES: `update promo_codes set used_count = used_count + 1 where id = ${world.promo}`,
  SCALE_AWARDS: `
    insert into legal_users (name, inn) values ('ООО «Клиника»', '7707083893');
    insert into scale_awards (order_id, legal_user_id, turnover, net_paid, percent, expiry_days, count, finished_at)
    values (${world.sold}, (select max(id) from legal_users), 0, 10000, 5, 365, 5, now())`,
  INVOICE_PAID: `update invoices set paid_sum = 100 where id = ${world.invoice}`,
  MAILING_HOLDS: `insert into marketing_tx (balance_id, kind, sum, source_type, source_id)
    values (${world.marketing}, 'SPEND_MAILING', 100, 'mailing', 1)`,
  MARKETING_DRIFT: `update marketing_balances set total = total + 1 where id = ${world.marketing}`,
  MARKETING_BOOKED: `
    insert into marketing_tx (balance_id, kind, sum, source_type, source_id)
    values (${world.marketing}, 'TOPUP', 100, 'payment', 1)`,
  VOUCHER_DRIFT: `update vouchers set balance = balance + 100 where id = ${world.voucher}`,
  VOUCHER_BOOKED: `
    insert into voucher_tx (voucher_id, kind, sum, order_id) values (${world.voucher}, 'RETURNED', 100, ${world.sold})`,
  VOUCHER_ORDERS: `update orders set voucher_sum = 100 where id = ${world.sold}`,
  PAYOUT_TWICE: `
    drop index payout_lines_one_sale;
    insert into payout_lines
      (payout_id, order_id, kind, gross, refunded, promo_share, bonus_share, commission_percent, commission_sum, fee_share, net, formula)
    select id, ${world.sold}, 'SALE', 100, 0, 0, 0, 0, 0, 0, 100, '' from unnest(array[${world.payouts}]) as id`,
  NUMBER_GAPS: `insert into document_counters (issuer, kind, year, last) values ('P', 'ACT', 2099, 1)`,
});
