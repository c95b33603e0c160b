import type { Booking } from '@odonta/api/contract';
import { app } from './app.ts';

/** The smallest picture that is one: a dot. */
export const studentCard = {
  name: 'studencheskij.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** A course of the demo that costs students less, and is paid by card at once. */
export async function studentsCourse(): Promise<number> {
  const { db } = await app();
  const { rows } = await db.query<{ id: number }>(
    `select p.id from prods p join prod_cards k on k.prod_id = p.id
       join prod_prices t on t.prod_id = p.id and t.type = 'student' and t.is_active
       join centers c on c.id = p.center_id
     where k.state = 'OPEN' and coalesce(p.seats_total - p.seats_taken, 10) >= 5 and not p.requires_confirmation and c.is_sell_individuals
       and 'CARD' = any(p.payment_methods) and t.participation is null and t.price between 1 and p.price - 1
     order by p.id limit 1`,
  );
  return rows[0]?.id ?? 0;
}

/** Books it for a student who sends his document at once, so that staff have one to check. */
export async function bookAsStudent(): Promise<void> {
  const { url } = await app();
  const person = {
    last_name: 'Ординаторова',
    first_name: 'Вера',
    email: 'student@demo.local',
    phone: '+7 900 000-11-88',
  };
  const { order } = await sent<Booking>(`${url}/api/pay/createPayment`, {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      prod_id: await studentsCourse(),
      participants: [{ ...person, is_student: true }],
      contact: person,
      consent: true,
      method: 'CARD',
    }),
  });
  const body = new FormData();
  body.set('file', new Blob([studentCard.buffer]), studentCard.name);
  const [participant] = order.participants;
  await sent(`${url}/api/orders/${order.token}/participants/${participant?.id}/student_document`, { body });
}

async function sent<Message>(url: string, call: RequestInit): Promise<Message> {
  const answer = await fetch(url, { method: 'POST', ...call });
  const { message } = (await answer.json()) as { message: Message };
  if (!answer.ok) throw new Error(`Not sent: ${JSON.stringify(message)}`);
  return message;
}
