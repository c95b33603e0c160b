import { askJson } from '../http/askJson.ts';

const longestWaitMs = 10_000;

/** A service that could not be reached or made no sense; whether it has taken the message is not known. */
export class SmsGatewayUnavailable extends Error {
  override readonly name = 'SmsGateAway';
}

/** Posts a form and reads JSON. In a body, because addresses with keys and codes would stay in the logs of others. */
export function postForm(
  service: string,
  url: string,
  fields: Record<string, string | undefined>,
  waitMs = longestWaitMs,
): Promise<unknown> {
  const given = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined);
  const init = { method: 'POST', body: new URLSearchParams(given) };
  return askJson(url, init, { service, waitMs, Away: SmsGatewayUnavailable });
}
