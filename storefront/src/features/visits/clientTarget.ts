import { type ClientTarget, trackingParameters } from '@odonta/db/vocabulary/requests/managerRequest.ts';

const longest = 200;

/** Where a visitor came from, as the address of his landing says it: `source` and `utm_source` alike. */
export function clientTargetOf(search: string): ClientTarget | null {
  const query = new URLSearchParams(search);
  const target: ClientTarget = {};
  for (const name of trackingParameters) {
    const value = (query.get(name) ?? query.get(`utm_${name}`))?.trim().slice(0, longest);
    if (value) target[name] = value;
  }
  return Object.keys(target).length === 0 ? null : target;
}

const key = 'client_target';

export function rememberClientTarget(target: ClientTarget): void {
  try {
    localStorage.setItem(key, JSON.stringify(target));
  } catch {
    // A browser that keeps nothing loses only the mark.
  }
}

export function rememberedClientTarget(): ClientTarget | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return kept !== null && typeof kept === 'object' ? onlyKnown(kept) : undefined;
  } catch {
    return undefined;
  }
}

function onlyKnown(kept: Partial<Record<string, unknown>>): ClientTarget {
  const known = trackingParameters.filter((name) => typeof kept[name] === 'string');
  return Object.fromEntries(known.map((name) => [name, kept[name]]));
}
