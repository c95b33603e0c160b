import { app } from './app.ts';

const marks = { company: 'ООО «Бонус-Дент»', inn: '7728168971', token: 'BonusDent1' };

/** A trading organisation of one test alone with 5,000 roubles and a login; answers its number. */
export async function newTraderAccount(
  key: string,
  { company, inn }: Omit<typeof marks, 'token'>,
): Promise<number> {
  const { db } = await app();
  const email = `${key}@demo.local`;
  const { rows } = await db.query<{ id: number }>(
    `insert into merchants (name, inn, kontact_name, phone, email, status)
     values ($1, $2, 'Мария Торговая', '+79120000770', $3, 'CONFIRMED') returning id`,
    [company, inn, email],
  );
  const id = rows[0]?.id ?? 0;
  await db.query(
    `with added as (
       insert into users (email, name, status, is_partner, password_hash, email_proved_at)
       select $2, 'Мария Торговая', 'ACTIVE', true, password_hash, now()
       from users where email = 'manager@demo.local' returning id)
     insert into user_memberships (user_id, merchant_id) select id, $1 from added`,
    [id, email],
  );
  await db.query(
    `insert into marketing_tx (balance_id, kind, sum, comment)
     select id, 'CORRECTION', 500000, 'Остаток' from marketing_balances where merchant_id = $1`,
    [id],
  );
  return id;
}

/** The same with a bonus beside one course. */
export async function newTrader(prodId: number): Promise<void> {
  const { db } = await app();
  const id = await newTraderAccount('trader', marks);
  await db.query(
    `insert into related_promotions (merchant_id, type, name, text, conditions, benefit_kind, benefit_value, match_prods,
       starts_on, ends_on, lead_price, ad_company, ad_inn, ad_reg_number, status, shown_on)
     select $1, 'contact', 'Набор боров на пробу', 'Оставьте контакты, и мы привезём набор.', 'Один набор на клинику.',
       'GIFT', 'набор боров', array[$2::int], today, today + 30, 15000, $3, $4, $5, 'CONFIRMED', today
     from (select (now() at time zone 'Europe/Moscow')::date as today) days`,
    [id, prodId, marks.company, marks.inn, marks.token],
  );
}
