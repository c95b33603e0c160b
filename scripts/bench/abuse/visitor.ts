import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../lib/rounds.ts';

interface Waits {
  count: number;
  p50: number;
  p99: number;
}

export interface Figures {
  page: Waits;
  booking: Waits;
  /** Calls answered by a server error, or not at all. */
  failed: number;
}

const everyMs = { page: 50, booking: 500 };
let place = 0;

/** Asks for `/` and books, each in a rhythm of its own, and measures how long each answer takes. */
export async function visit(url: string, seconds: number): Promise<Figures> {
  const until = performance.now() + seconds * 1000;
  const waits = { page: [] as number[], booking: [] as number[] };
  let failed = 0;
  const courses = await coursesOf(url);
  const repeat = async (kind: 'page' | 'booking', ask: () => Promise<Response>) => {
    while (performance.now() < until) {
      const began = performance.now();
      try {
        const answer = await ask();
        await answer.arrayBuffer();
        if (answer.status >= 500 || answer.status === 429) failed += 1;
        if (kind === 'page' || answer.status === 201) waits[kind].push(performance.now() - began);
      } catch {
        failed += 1;
      }
      await pause(everyMs[kind]);
    }
  };
  await Promise.all([
    repeat('page', () => fetch(`${url}/`)),
    repeat('booking', () => {
      place += 1;
      return book(url, courses[place % courses.length] ?? 0);
    }),
  ]);
  return { page: waitsOf(waits.page), booking: waitsOf(waits.booking), failed };
}

function waitsOf(waits: readonly number[]): Waits {
  const sorted = waits.toSorted((one, other) => one - other);
  return {
    count: sorted.length,
    p50: sorted.length > 0 ? median(sorted) : Number.NaN,
    p99: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN,
  };
}

async function coursesOf(url: string): Promise<number[]> {
  const answer = await fetch(`${url}/api/prods/search?limit=100`);
  const { message } = (await answer.json()) as { message: { prods: { id: number }[] } };
  return message.prods.map(({ id }) => id);
}

/** By invoice: seats and documents are our own work, and no bank's time is measured. */
function book(url: string, prod_id: number): Promise<Response> {
  const contact = {
    last_name: 'Замерова',
    first_name: 'Инна',
    email: `visitor${place}@bench.local`,
    phone: `+7900${String(place).padStart(7, '0')}`,
  };
  const payer = { inn: '7725088527', name: 'ООО «Замер»', address: 'Москва, Тверская, 1' };
  const body = { prod_id, participants: [contact], contact, method: 'INVOICE', payer, consent: true };
  return fetch(`${url}/api/pay/createPayment`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.8.${(place >> 8) & 255}.${place & 255}`,
    },
    body: JSON.stringify(body),
  });
}
