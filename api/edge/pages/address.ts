/** The query parameters that the page at this path reads; null for a path that is not cached. */
export type QueryOf = (path: string) => readonly string[] | null;

export interface Address {
  /** The one spelling of this address: the key in the cache, and the url that the renderer sees. */
  key: string;
  path: string;
  /** An absurdly long address is rendered, but must not take space in the cache. */
  keepable: boolean;
}

const LONGEST_PATH = 512;
const LONGEST_VALUE = 200;
const MOST_VALUES = 20;

export function pageAddress(url: string, queryOf: QueryOf): Address | null {
  const mark = url.indexOf('?');
  const path = canonicalPath(mark === -1 ? url : url.slice(0, mark));
  if (path === null) return null;
  const names = queryOf(path);
  if (names === null) return null;
  const query = declaredQuery(mark === -1 ? '' : url.slice(mark + 1), names);
  const keepable = path.length <= LONGEST_PATH && query.keepable;
  return { key: query.text === '' ? path : `${path}?${query.text}`, path, keepable };
}

/** Null for a path that has no single spelling: `//`, `..`, a hidden slash, a broken escape, a raw control character. */
export function canonicalPath(path: string): string | null {
  if (/^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*\/?$/.test(path)) return path === '' ? null : path;
  if (!/^\/[\x21-\x7e]*$/.test(path) || /\/\/|[\\#]/.test(path)) return null;
  const segments = path.slice(1).split('/').map(canonicalSegment);
  return segments.includes(null) ? null : `/${segments.join('/')}`;
}

function canonicalSegment(segment: string): string | null {
  const text = decoded(segment);
  if (text === null || text === '.' || text === '..' || /[/\\\p{Cc}]/u.test(text)) return null;
  return encodeURI(text).replace(/[?#]/g, encodeURIComponent);
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function declaredQuery(search: string, names: readonly string[]): { text: string; keepable: boolean } {
  if (search === '' || names.length === 0) return { text: '', keepable: true };
  const given = new URLSearchParams(search);
  let keepable = true;
  const pairs: string[] = [];
  for (const name of [...names].sort()) {
    const values = new Set(given.getAll(name).filter((value) => value !== ''));
    if (values.size > MOST_VALUES || [...values].some(isAbsurd)) keepable = false;
    for (const value of values) pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  }
  return { text: pairs.join('&'), keepable };
}

const isAbsurd = (value: string) => value.length > LONGEST_VALUE || /[\p{Cc}\ufffd]/u.test(value);
