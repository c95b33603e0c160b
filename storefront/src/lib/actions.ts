import { ApiError } from './api.ts';

/** How long a call waits for its running twin. */
const twinMs = 1000;
const mostWaits = 30;

/**
 * Sends an action that must happen once: a retry with the same body has the same key, so that an action whose
 * answer was lost is answered and not repeated. An answer ends it, and the next body is another action.
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

/** It is unknown whether the action succeeded. */
const isUnanswered = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.code === 'IN_FLIGHT');

/** Not `randomUUID`: that is missing where the app is opened by a plain address without TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
