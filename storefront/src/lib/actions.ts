import { ApiError } from './api.ts';

/** How long one waits for a twin of the same deed that is still under way. */
const twinMs = 1000;
const mostWaits = 30;

/**
 * Sends something that must be done once: tried again with the same words it goes under the same key, so that a deed whose
 * answer was lost is answered and not done again. An answer ends it, and what is said next is another deed.
 */
export function oneAction<Body extends object, Payload>(
  send: (body: Body, keyed: { key: string }) => Promise<Payload>,
): (body: Body) => Promise<Payload> {
  let last: { key: string; words: string } | null = null;
  return async (body) => {
    const words = JSON.stringify(body);
    if (last?.words !== words) last = { key: newKey(), words };
    const { key } = last;
    try {
      const payload = await untilTwinIsDone(() => send(body, { key }));
      last = null;
      return payload;
    } catch (error) {
      if (!isUnanswered(error)) last = null;
      throw error;
    }
  };
}

async function untilTwinIsDone<Payload>(send: () => Promise<Payload>): Promise<Payload> {
  for (let waits = 0; ; waits += 1)
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'IN_FLIGHT' || waits === mostWaits) throw error;
      await new Promise((resolve) => setTimeout(resolve, twinMs));
    }
}

/** Nobody knows whether it was done. */
const isUnanswered = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.code === 'IN_FLIGHT');

/** Not `randomUUID`: that is missing where the market is opened by a bare address without TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
