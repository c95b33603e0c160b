import Negotiator from 'negotiator';

export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

const REMEMBERED = 500;
/** Longer than any browser sends: invented values are not worth caching. */
const LONGEST = 100;
const chosen = new Map<string, Encoding>();

/** The coding the client likes best; br before gzip before none where it likes them equally. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const known = chosen.get(acceptEncoding);
  if (known !== undefined) return known;
  const encoding = bestOf(acceptEncoding);
  if (acceptEncoding.length > LONGEST) return encoding;
  if (chosen.size >= REMEMBERED) chosen.clear();
  chosen.set(acceptEncoding, encoding);
  return encoding;
}

export function isUnchanged(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((given) => opaque(given.trim()) === opaque(etag));
}

function bestOf(acceptEncoding: string): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  return negotiator.encoding(encodings, { preferred: encodings }) ?? 'identity';
}

function opaque(etag: string): string {
  return etag.startsWith('W/') ? etag.slice(2) : etag;
}
