import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import type { VatRate } from '../../../vocabulary/money/documents/vat.ts';
import type { RefundPolicy } from '../../../vocabulary/orders/order.ts';
import type { Tier } from '../../../vocabulary/orders/participation.ts';

/** A course of the demo as its sale needs it; sums are kopecks. */
export interface Course {
  id: number;
  name: string;
  slug: string;
  price: number;
  date_start: Date;
  date_end: Date | null;
  refund_policy: RefundPolicy;
  city: string | null;
  center_id: number;
  center: string;
  sale: number;
  vat: VatRate | null;
  /** Of the centre that receives the payment. */
  payee: Record<string, string | null>;
  pool_id: number;
  tiers: Tier[];
}

export type CourseKind = 'coming' | 'past' | 'free' | 'full';

/** The first courses of each kind with enough sold seats to assign, or with unlimited ones. */
export async function coursesOnSale(
  sequelize: Sequelize,
  now: number,
  transaction: Transaction,
): Promise<Record<CourseKind, Course[]>> {
  const found = async (condition: string): Promise<Course[]> => {
    const rows = await sequelize.query<Course & { price: string; sale: string }>(
      `${statement} and ${condition} order by p.id limit 8`,
      { bind: { now: new Date(now * 1000) }, type: QueryTypes.SELECT, transaction },
    );
    return rows.map((row) => ({
      ...row,
      price: Number(row.price),
      sale: Number(row.sale),
      vat: row.vat === null ? null : (Number(row.vat) as Course['vat']),
    }));
  };
  const hasSeats = '(s.total is null or s.elsewhere >= 8)';
  return {
    coming: await found(`p.price > 0 and k.state in ('OPEN', 'LAST_SEATS') and ${hasSeats}
      and p.date_start > $now::timestamptz + interval '15 days'`),
    past: await found(`p.price between 1 and 6000000 and k.state = 'PAST' and ${hasSeats}
      and coalesce(p.date_end, p.date_start) < $now::timestamptz - interval '5 days'`),
    free: await found(`p.price = 0 and k.state = 'OPEN' and ${hasSeats}
      and p.date_start > $now::timestamptz + interval '3 days'`),
    full: await found(`k.state = 'WAITLIST' and s.total is not null and s.taken >= s.total`),
  };
}

const statement = `
  select p.id, p.name, p.slug, p.price, p.date_start, p.date_end, p.refund_policy, ci.name as city,
    c.id as center_id, c.name as center, c.sale, c.vat, s.id as pool_id,
    jsonb_build_object('name', c.pay_name, 'inn', c.pay_inn, 'kpp', c.pay_kpp, 'bank', c.pay_bank, 'bic', c.pay_bic,
      'account', c.pay_rs, 'correspondent_account', c.pay_ks) as payee,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', t.id, 'price', t.price / 100, 'type', t.type, 'date', extract(epoch from t.date)::bigint,
        'count_listener', t.count_listener, 'text', t.text, 'participation', t.participation, 'is_active', true,
        'seats_left', null) order by t.sort, t.id)
      from prod_prices t where t.prod_id = p.id
    ), '[]') as tiers
  from prods p join prod_cards k on k.prod_id = p.id join centers c on c.id = p.center_id
    join seat_pools s on s.prod_id = p.id and s.is_whole left join cities ci on ci.id = p.city_id
  where p.date_start is not null and c.is_sell_individuals and c.is_sell_entities and c.pay_rs is not null`;
