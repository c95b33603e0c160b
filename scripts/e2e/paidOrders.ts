import type { Booking } from '@odonta/api/contract';
import { cards } from '../../api/testing/cards.ts';
import { asStaff } from '../testing/asStaff.ts';
import { app } from './app.ts';
import { take, taken } from './courses.ts';

let people = 0;

/** Books courses together, one person for each, and pays for all at once. */
export async function paidBasket(prodIds: readonly number[]): Promise<void> {
  const people = prodIds.map(newPerson);
  const items = prodIds.map((prod_id, index) => ({ prod_id, participants: [people[index]] }));
  const [contact] = people;
  await paidFor('createPayments', { items, contact, consent: true, method: 'CARD' });
}

/** Books a course for so many and pays for it at the bank, as its forms would; answers the order. */
export async function paidOrder(prod_id: number, count = 1): Promise<Booking['order']> {
  const participants = Array.from({ length: count }, newPerson);
  const [contact] = participants;
  const about = { prod_id, participants, contact, consent: true, method: 'CARD' };
  return (await paidFor<Booking>('createPayment', about)).order;
}

async function paidFor<Booked extends { url?: string }>(way: string, about: object): Promise<Booked> {
  const { url } = await app();
  const answer = await fetch(`${url}/api/pay/${way}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(about),
  });
  const { message } = (await answer.json()) as { message: Booked };
  if (answer.status !== 201 || !message.url) throw new Error(`Not booked: ${JSON.stringify(message)}`);
  const body = new URLSearchParams({ pan: cards.good, expires: '12/30', code: '123' });
  await fetch(message.url, { method: 'POST', body, redirect: 'manual' });
  return message;
}

function newPerson() {
  people += 1;
  const number = String(people).padStart(4, '0');
  return {
    last_name: 'Карточкина',
    first_name: `Анна${'абвгдежзик'[people % 10]}`,
    email: `by-card-${number}@demo.local`,
    phone: `+7902123${number}`,
  };
}

/**
 * A demo course without bookings that can be paid by card, of the centre that has most of them, with one
 * price, a day so far ahead, and enough seats.
 */
export async function soldByCard(
  price: number,
  days: number,
  besides: readonly number[] = [],
): Promise<number> {
  const { db } = await app();
  const { rows } = await db.query<{ id: number }>(
    `update prods set price = $1, date_start = now() + $2 * interval '1 day',
       date_end = now() + $2 * interval '1 day' + (date_end - date_start),
       seats_total = seats_taken + 40, requires_confirmation = false, payment_methods = '{CARD}', registration_to = null,
       registration_from = null
     where id = (
       select p.id from prods p join centers c on c.id = p.center_id join prod_cards k on k.prod_id = p.id
       where c.is_sell_individuals and k.state = 'OPEN' and p.series_id is null and p.price > 0
         and p.id <> all($3) and p.id <> all($5) and not exists (select from prods other where other.series_id = p.id)
         and not exists (select from orders o where o.prod_id = p.id)
         and ($4::int is null or p.center_id = $4)
       order by count(*) over (partition by p.center_id) desc, p.id desc limit 1)
     returning id`,
    [price * 100, days, besides, await centerOf(besides[0]), taken],
  );
  if (!rows[0]) throw new Error('the demo has no course to be sold by card');
  take(rows[0].id);
  await db.query('update prod_prices set is_active = false where prod_id = $1', [rows[0].id]);
  await db.query('update prod_cards set price_now = $2 where prod_id = $1', [rows[0].id, price * 100]);
  return rows[0].id;
}

async function centerOf(prodId: number | undefined): Promise<number | null> {
  const { db } = await app();
  const { rows } = await db.query<{ center_id: number }>('select center_id from prods where id = $1', [
    prodId ?? 0,
  ]);
  return rows[0]?.center_id ?? null;
}

/** Approves the newest refund of an order, as another person than the one who asked for it. */
export async function approveRefundOf(orderId: number): Promise<void> {
  const { db } = await app();
  const { rows } = await db.query<{ id: number }>(
    `select id from refunds where order_id = $1 and status = 'PREPARE' order by id desc limit 1`,
    [orderId],
  );
  const bookkeeper = await asStaff((await app()).url, 'bookkeeper');
  await bookkeeper('POST', `/adm/refunds/${rows[0]?.id}/approve_any`, {});
}
