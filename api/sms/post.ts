const longestWaitMs = 10_000;

/** A service that could not be reached or made no sense; whether it has taken the message is not known. */
export class SmsGateAway extends Error {
  override readonly name = 'SmsGateAway';
}

/** Posts a form and reads JSON. In a body, because addresses with keys and codes would stay in the logs of others. */
export async function postForm(
  service: string,
  url: string,
  fields: Record<string, string | undefined>,
  waitMs = longestWaitMs,
): Promise<unknown> {
  const given = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined);
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(given),
    redirect: 'error',
    signal: AbortSignal.timeout(waitMs),
  }).catch((error: unknown) => {
    throw new SmsGateAway(
      `${service} could not be reached (${error instanceof Error ? error.name : 'error'})`,
    );
  });
  const text = await response.text().catch(() => '');
  if (!response.ok) throw new SmsGateAway(`${service} answered ${response.status}`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new SmsGateAway(`${service} did not answer in JSON`);
  }
}
