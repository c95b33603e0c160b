import { signedIn } from '../../testing/asStaff.ts';

export interface Visitors {
  calls: number;
  failed: number;
  /** A call of a visitor with an address of his own, or of staff. */
  ask(path: string, init?: RequestInit): Promise<Answer>;
  staff(path: string): Promise<Answer>;
}

export interface Answer {
  status: number;
  text: string;
}

export async function openVisitors(url: string): Promise<Visitors> {
  const token = await signedIn(url);
  const visitors: Visitors = {
    calls: 0,
    failed: 0,
    async ask(path, init = {}) {
      visitors.calls += 1;
      const from = `10.${(visitors.calls >> 16) & 255}.${(visitors.calls >> 8) & 255}.${visitors.calls & 255}`;
      const headers = { 'x-forwarded-for': from, ...init.headers };
      const answer = await fetch(url + path, { redirect: 'manual', ...init, headers });
      // Only a busy machine answers 503.
      if (answer.status >= 500 && answer.status !== 503) visitors.failed += 1;
      return { status: answer.status, text: await answer.text() };
    },
    staff: (path) => visitors.ask(path, { headers: { authorization: `Bearer ${token}` } }),
  };
  return visitors;
}

/** Does the work for each, some at a time. */
export async function forEach<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const left = items[Symbol.iterator]();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
