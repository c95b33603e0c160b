interface Asking {
  /** Its name in errors. */
  service: string;
  waitMs: number;
  /** The error for an unreachable service or a malformed answer; the request may have been executed. */
  Away: new (
    message: string,
  ) => Error;
}

/**
 * Calls a third-party service and reads its JSON. Errors contain nothing of the request: they are stored and
 * shown.
 */
export async function askJson(
  url: string,
  init: RequestInit,
  { service, waitMs, Away }: Asking,
): Promise<unknown> {
  const response = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(waitMs),
  }).catch((error: unknown) => {
    throw new Away(`${service} could not be reached (${error instanceof Error ? error.name : 'error'})`);
  });
  const text = await response.text().catch(() => '');
  if (!response.ok) throw new Away(`${service} answered ${response.status}`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Away(`${service} did not answer in JSON`);
  }
}
