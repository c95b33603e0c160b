import type { Prod } from '@odonta/db/models';
import { callAt } from '../../api/testing/call.ts';

export interface Rush {
  /** Bookings that were answered with 201, by their token. */
  answered: string[];
  /** Every other answer, and `broken` for a connection that broke. */
  refused: Record<string, number>;
  /** How long booking was impossible after this moment (of `performance.now()`), until the first success. */
  outageAfter(moment: number): Promise<number>;
  end(): Promise<void>;
  /** Clients whose call was interrupted, perhaps half-way, repeat it under their key. */
  askAgain(): Promise<void>;
}

/** The call by which a new person, from an address of his own, books a course. */
export function bookingOf(prod_id: number, place: number) {
  const person = {
    last_name: 'Спешащая',
    first_name: 'Инна',
    email: `rush${place}@test.local`,
    phone: `+7900${String(place).padStart(7, '0')}`,
  };
  return {
    body: { prod_id, participants: [person], contact: person, method: 'CARD', consent: true },
    headers: { 'x-forwarded-for': `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}` },
  };
}

/** Visitors who book one course without a pause, each as a new person; those without an answer ask again at the end under their key. */
export function rushOn(url: string, { id }: Prod, visitors = 6): Rush {
  const call = callAt(`${url}/api`);
  const answered: string[] = [];
  const answeredAt: { sent: number; got: number }[] = [];
  const refused: Record<string, number> = {};
  const unanswered: number[] = [];
  let isOver = false;

  /** True when the booking was answered. */
  async function book(place: number): Promise<boolean> {
    const { body, headers } = bookingOf(id, place);
    const sent = performance.now();
    const answer = await call<{ order: { token: string } }>('post', '/pay/createPayment', {
      body,
      headers: { ...headers, 'idempotency-key': `rush-${place}` },
    }).catch(() => null);
    if (answer?.status === 201) {
      answered.push(answer.body.message.order.token);
      answeredAt.push({ sent, got: performance.now() });
      return true;
    }
    const name = answer ? String(answer.status) : 'broken';
    refused[name] = (refused[name] ?? 0) + 1;
    return false;
  }
  const visitor = async () => {
    while (!isOver) {
      const place = people++;
      if (await book(place)) continue;
      unanswered.push(place);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  const visits = Array.from({ length: visitors }, visitor);
  return {
    answered,
    refused,
    async outageAfter(moment) {
      for (;;) {
        // An answer to an earlier request may still have been on its way.
        const first = answeredAt.find(({ sent }) => sent > moment);
        if (first) return first.got - moment;
        if (performance.now() - moment > 30_000) throw new Error('nobody could book for 30 s');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async end() {
      isOver = true;
      await Promise.all(visits);
    },
    async askAgain() {
      // The others had no connection at all.
      for (const place of unanswered.slice(0, visitors * 2))
        if (!(await book(place)))
          throw new Error(`rush-${place} is not answered: ${JSON.stringify(refused)}`);
    },
  };
}

let people = 0;
