/**
 * An address as the header `Location` may carry it. Escapes stay as they are (`%2F` is no slash), and a `%`
 * that begins none is escaped itself: an address typed by a visitor is never decoded, because decoding is
 * what fails.
 */
export function locationOf(address: string): string {
  return encodeURI(address.toWellFormed()).replace(/%25([0-9a-f]{2})/gi, '%$1');
}

/** The address with the visitor's own query, placed before the fragment. */
export function withQuery(address: string, query: string | null): string {
  if (query === null) return address;
  const mark = address.indexOf('#');
  const [page, fragment] = mark === -1 ? [address, ''] : [address.slice(0, mark), address.slice(mark)];
  return `${page}${page.includes('?') ? '&' : '?'}${bytesEscaped(query)}${fragment}`;
}

/** Node gives the bytes of a request line as letters of Latin-1; escaped as such they stay the bytes that came. */
const bytesEscaped = (query: string) =>
  query.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
