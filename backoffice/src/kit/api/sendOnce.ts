/** Sent with an idempotency key, so that a repeated request has no effect. */
const keyed: ReadonlySet<string> = new Set(['orders', 'refunds', 'month_end/payouts', 'month_end/payments']);

/** Sent again with the same words, as after a lost answer, it goes under the same key; an answer ends that. */
export function sendOnce() {
  let last: { words: string; key: string } | null = null;
  return async <Answer>(
    resource: string,
    body: string,
    send: (headers: Headers) => Promise<Answer>,
  ): Promise<Answer> => {
    const headers = new Headers();
    if (!keyed.has(resource)) return send(headers);
    const words = `${resource} ${body}`;
    if (last?.words !== words) last = { words, key: newKey() };
    headers.set('Idempotency-Key', last.key);
    const answer = await send(headers);
    last = null;
    return answer;
  };
}

/** Not `randomUUID`: that is missing where the office is opened by a bare address without TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
