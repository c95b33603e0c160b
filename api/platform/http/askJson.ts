interface Asking {
  /** As its name is told where something went wrong. */
  service: string;
  waitMs: number;
  /** What says that it could not be reached or made no sense; whether it has done what was asked is not known then. */
  Away: new (
    message: string,
  ) => Error;
}

/** Asks a service of others and reads its JSON. Of what was sent, no error says a word: errors are kept and shown. */
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
