import { setTimeout as pause } from 'node:timers/promises';
import { bookingOf } from '../guarantees/rush.ts';
import { ask, type Reply } from './client.ts';
import type { Ledger } from './ledger.ts';
import type { Nginx } from './nginx.ts';

export interface Page {
  path: string;
  /** Words that only the right answer has. */
  words: string;
}

export interface Traffic {
  kinds: readonly string[];
  /** Confirmed bookings: the token of the order by the e-mail of its person. */
  confirmed: ReadonlyMap<string, string>;
  /** No booking is sent, and none is under way. */
  pauseBookings(): Promise<() => void>;
  /** Ends it, and repeats the bookings without an answer until each has one. */
  end(): Promise<void>;
}

interface Booking {
  place: number;
  path: string;
  email: string;
  headers: Record<string, string>;
  body: string;
}

const bookers = 3;
const betweenMs = { page: 150, booking: 500 };

/**
 * Visitors who read pages and book a course as new persons, at an even pace and with patience: what is refused is asked again under
 * the same key after the time that the refusal names.
 */
export function startTraffic(at: Nginx, ledger: Ledger, prodId: number, pages: readonly Page[]): Traffic {
  const confirmed = new Map<string, string>();
  const unsettled = new Map<number, { booking: Booking; dueAt: number }>();
  let [places, isOver, isPaused, underWay] = [0, false, false, 0];

  async function sent(kind: string, path: string, place: number, booking?: Booking, isRepeat = false) {
    const sentAt = performance.now();
    const reply = await ask(at, path, place, booking ? { ...booking, method: 'POST' } : {});
    return { reply, entry: { kind, path, sentAt, endedAt: performance.now(), isRepeat, ...brief(reply) } };
  }
  async function read({ path, words }: Page): Promise<void> {
    const { reply, entry } = await sent('page', path, ++places);
    ledger.record({ ...entry, isRight: reply?.status === 200 && reply.text.includes(words) });
  }
  async function book(booking: Booking, isRepeat: boolean): Promise<void> {
    underWay += 1;
    const { reply, entry } = await sent('booking', booking.path, booking.place, booking, isRepeat);
    underWay -= 1;
    const token = reply?.status === 201 ? tokenIn(reply.text) : null;
    if (token) {
      confirmed.set(booking.email, token);
      unsettled.delete(booking.place);
    } else {
      const wait = Number(reply?.retryAfter) || 1;
      unsettled.set(booking.place, { booking, dueAt: performance.now() + wait * 1000 });
    }
    ledger.record({ ...entry, isRight: token !== null });
  }
  async function reader(offset: number): Promise<void> {
    for (let turn = offset; !isOver; turn += 1) {
      await read(pages[turn % pages.length] as Page);
      await pause(betweenMs.page);
    }
  }
  async function booker(): Promise<void> {
    for (; !isOver; await pause(betweenMs.booking))
      if (!isPaused) await book(bookingAt(prodId, ++places), false);
  }
  async function repeater(): Promise<void> {
    for (; !isOver; await pause(250)) if (!isPaused) await repeatDue();
  }
  async function repeatDue(): Promise<void> {
    const due = [...unsettled.values()].filter(({ dueAt }) => dueAt <= performance.now()).slice(0, 5);
    await Promise.all(due.map(({ booking }) => book(booking, true)));
  }
  const work = [reader(0), reader(1), repeater(), ...Array.from({ length: bookers }, booker)];

  return {
    kinds: ['page', 'booking'],
    confirmed,
    async pauseBookings() {
      isPaused = true;
      while (underWay > 0) await pause(10);
      return () => {
        isPaused = false;
      };
    },
    async end() {
      isOver = true;
      await Promise.all(work);
      // A node that died may have claimed a key for half a minute.
      for (const end = Date.now() + 60_000; unsettled.size > 0; await pause(250)) {
        if (Date.now() > end) throw new Error(`${unsettled.size} bookings never got an answer.`);
        await repeatDue();
      }
    },
  };
}

function bookingAt(prodId: number, place: number): Booking {
  const { body } = bookingOf(prodId, place);
  return {
    place,
    path: '/api/pay/createPayment',
    email: body.contact.email,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'idempotency-key': `rehearsal-${place}` },
  };
}

function brief(reply: Reply | null) {
  return { status: reply?.status ?? null, retryAfter: reply?.retryAfter };
}

function tokenIn(text: string): string | null {
  try {
    return JSON.parse(text).message?.order?.token ?? null;
  } catch {
    return null;
  }
}
