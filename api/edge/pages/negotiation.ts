export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

const REMEMBERED = 500;
/** Longer than any browser sends: what a stranger makes up is not worth its place. */
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
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(coding, q === undefined ? 1 : Number(q.slice(2)) || 0);
  }
  let best: Encoding = 'identity';
  let heaviest = 0;
  for (const encoding of encodings) {
    const weight = weights.get(encoding) ?? weights.get('*') ?? 0;
    if (weight > heaviest) [best, heaviest] = [encoding, weight];
  }
  return best;
}

function opaque(etag: string): string {
  return etag.startsWith('W/') ? etag.slice(2) : etag;
}
