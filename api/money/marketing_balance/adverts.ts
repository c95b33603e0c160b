import { Banner, type Invoice, type Payment, Pinning } from '@odonta/db/models';
import type { AdPaymentSource } from '@odonta/db/vocabulary/advertising/adPayment.ts';
import type { Transaction } from 'sequelize';
import { idsBy, type Locks } from '../../platform/locks.ts';
import { port } from '../../platform/ports.ts';

/** A banner or a pinning that a card or an invoice pays for: the money tops up the balance of its owner first. */
export interface Advert {
  good: 'banner' | 'pinning';
  id: number;
}

/** The money of an advert has come and is on the balance: the advert is bought from it, or it stays there. */
export const advertArrived =
  port<(advert: Advert, source: AdPaymentSource, transaction: Transaction) => Promise<void>>('advertArrived');

type Columns = Pick<Payment | Invoice, 'banner_id' | 'pinning_id'>;

export function advertOf({ banner_id, pinning_id }: Columns): Advert | null {
  if (banner_id !== null) return { good: 'banner', id: banner_id };
  return pinning_id === null ? null : { good: 'pinning', id: pinning_id };
}

/** The columns by which payments and invoices name an advert. */
export const advertIdsOf = ({ good, id }: Advert): { banner_id: number } | { pinning_id: number } =>
  good === 'banner' ? { banner_id: id } : { pinning_id: id };

/** Deleted ones too. */
export function readAdvert(
  { good, id }: Advert,
  transaction?: Transaction,
): Promise<Banner> | Promise<Pinning> {
  const how = { paranoid: false, rejectOnEmpty: true, transaction } as const;
  return good === 'banner' ? Banner.findByPk(id, how) : Pinning.findByPk(id, how);
}

/** Rows that a purchase by these payments or invoices touches. The places of an advert may be taken again. */
export function lockedForAdverts(
  table: 'payments' | 'invoices',
  ids: readonly number[],
  transaction: Transaction,
): Locks {
  const by = (statement: string) => idsBy(statement, ids, transaction);
  const of = `from ${table} p join`;
  const bought = (column: string) => `
    select ${column} as id ${of} banners b on b.id = p.banner_id where p.id = any($1) and ${column} is not null union
    select ${column} ${of} pinnings b on b.id = p.pinning_id where p.id = any($1) and ${column} is not null`;
  return {
    ad_slots: by(`
      select distinct s.id ${of} banners b on b.id = p.banner_id
        cross join jsonb_to_recordset(b.price_rows) as r (category_id integer)
        join ad_slots s on s.slot = b.slot and s.category_id is not distinct from r.category_id
      where p.id = any($1)`),
    banners: by(`select banner_id as id from ${table} where id = any($1) and banner_id is not null`),
    pinnings: by(`select pinning_id as id from ${table} where id = any($1) and pinning_id is not null`),
    promo_codes: by(bought('promo_id')),
    marketing_balances: by(`
      select m.id from marketing_balances m where m.center_id in (${bought('b.center_id')})
        or m.merchant_id in (select b.merchant_id ${of} banners b on b.id = p.banner_id where p.id = any($1))`),
  };
}
