import type { Booking } from '@odonta/api/contract';
import { app } from './app.ts';
import { freeCourse } from './courses.ts';

/** Books a free course of the demo, as its form would for a guest. */
export async function bookAsGuest(phone: string): Promise<Booking['order']> {
  const { url } = await app();
  const { id: prod_id } = await freeCourse();
  const person = { last_name: 'Гостева', first_name: 'Инна', email: 'guest-of-an-order@example.ru', phone };
  const answer = await fetch(`${url}/api/pay/createPayment`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ prod_id, participants: [person], contact: person, consent: true }),
  });
  const { message } = (await answer.json()) as { message: Booking };
  if (answer.status !== 201) throw new Error(`Not booked: ${JSON.stringify(message)}`);
  return message.order;
}
